import type { Calendar } from '@kinday/contracts/family';
import { errorMessage } from '../../api/apiError';
import { useLeaveCalendarMutation } from '../../api/calendarsApi';
import { useSyncSelector } from '../../sync/syncState';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToast } from '../../ui/toast/useToast';
import { useNextCalendar } from './useNextCalendar';
import * as messages from './messages';

interface LeaveCalendarDialogProps {
  calendar: Calendar;
  open: boolean;
  onClose: () => void;
}

/** Asks before somebody leaves a calendar; if it was on the screen, another one is shown. */
export function LeaveCalendarDialog({ calendar, open, onClose }: LeaveCalendarDialogProps) {
  const { id, name } = calendar;
  const [leave, { isLoading }] = useLeaveCalendarMutation();
  const shownId = useSyncSelector((state) => state.live.shownFamilyId);
  const showNextCalendar = useNextCalendar();
  const toast = useToast();

  async function confirm() {
    const wasShown = shownId === id;
    const { error } = await leave({ familyId: id });
    onClose();
    if (error) {
      toast({
        variant: 'destructive',
        title: messages.failedToLeaveCalendar,
        description: errorMessage(error, messages.leftOnceOnline),
      });
      return;
    }
    toast({ title: messages.calendarLeft, description: messages.noLongerIn(name) });
    if (wasShown) await showNextCalendar();
  }

  return (
    <ConfirmDialog
      open={open}
      title={messages.askLeaving(name)}
      confirmLabel={messages.leaveCalendar}
      busyLabel={messages.leaving}
      busy={isLoading}
      destructive
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {messages.leavingMeans}
    </ConfirmDialog>
  );
}
