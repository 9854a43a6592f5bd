import Button from '@mui/material/Button';
import type { Calendar } from '@kinday/contracts/family';
import { useState } from 'react';
import { errorMessage } from '../../api/apiError';
import { useLeaveCalendarMutation } from '../../api/calendarsApi';
import { exportAddress } from '../../api/familyApi';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToast } from '../../ui/toast/useToast';
import './myCalendars.css';

interface MyCalendarsProps {
  calendars: readonly Calendar[];
  /** The user is no longer in that calendar. */
  onLeft: (familyId: string) => void;
}

/** One's calendars, each with the ways to take it along and out of it. */
export function MyCalendars({ calendars, onLeft }: MyCalendarsProps) {
  const [leave, { isLoading }] = useLeaveCalendarMutation();
  const [leaving, setLeaving] = useState<Calendar | null>(null);
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();

  async function confirm({ id, name }: Calendar) {
    const { error } = await leave({ familyId: id });
    setAsking(false);
    if (error) {
      toast({
        variant: 'destructive',
        title: 'Failed to leave calendar',
        description: errorMessage(error),
      });
      return;
    }
    toast({ title: 'Calendar left', description: `You are no longer in ${name}.` });
    onLeft(id);
  }

  return (
    <>
      <ul className="kd-my-calendars">
        {calendars.map((calendar) => (
          <li key={calendar.id}>
            <p className="kd-my-calendars__name">
              {calendar.name}
              <span>{calendar.role === 'owner' ? 'Owner' : 'Member'}</span>
            </p>
            <Button
              component="a"
              href={exportAddress(calendar.id)}
              download
              aria-label={`Download ${calendar.name}`}
            >
              Download
            </Button>
            {calendar.role === 'member' && (
              <Button
                color="error"
                aria-label={`Leave ${calendar.name}`}
                onClick={() => {
                  setLeaving(calendar);
                  setAsking(true);
                }}
              >
                Leave
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          open={isAsking}
          title={`Leave ${leaving.name}?`}
          confirmLabel="Leave calendar"
          busyLabel="Leaving..."
          busy={isLoading}
          destructive
          onConfirm={() => void confirm(leaving)}
          onClose={() => setAsking(false)}
        >
          Events you added stay, marked as from a former member. To come back, you need a new invite
          code.
        </ConfirmDialog>
      )}
    </>
  );
}
