import { Dialog } from '../../ui/Dialog';
import { Button } from '../../ui/Button';
import { CreateCalendarForm } from './CreateCalendarForm';
import { JoinCalendarForm } from './JoinCalendarForm';

interface CalendarDialogProps {
  way: 'create' | 'join';
  open: boolean;
  onClose: () => void;
}

/** Creates a calendar or joins one, from within another. */
export function CalendarDialog({ way, open, onClose }: CalendarDialogProps) {
  const cancel = <Button onClick={onClose}>Cancel</Button>;
  return (
    <Dialog
      open={open}
      size="xs"
      title={way === 'create' ? 'Create New Calendar' : 'Join a Calendar'}
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
