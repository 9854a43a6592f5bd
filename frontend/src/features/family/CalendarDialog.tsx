import { Dialog } from '../../ui/Dialog';
import { Button } from '../../ui/Button';
import { CreateCalendarForm } from './CreateCalendarForm';
import { JoinCalendarForm } from './JoinCalendarForm';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

interface CalendarDialogProps {
  way: 'create' | 'join';
  open: boolean;
  onClose: () => void;
}

/** Creates a calendar or joins one, from within another. */
export function CalendarDialog({ way, open, onClose }: CalendarDialogProps) {
  const cancel = <Button onClick={onClose}>{uiMessages.cancel}</Button>;
  return (
    <Dialog
      open={open}
      size="xs"
      title={way === 'create' ? messages.createNewCalendar : messages.joinACalendar}
      onClose={onClose}
    >
      <div className="kd-dialog__content kd-dialog__content--last">
        {way === 'create' ? (
          <CreateCalendarForm onDone={onClose} cancel={cancel} autoFocus />
        ) : (
          <JoinCalendarForm onDone={onClose} cancel={cancel} />
        )}
      </div>
    </Dialog>
  );
}
