import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { CreateCalendarForm } from './CreateCalendarForm';
import { JoinCalendarForm } from './JoinCalendarForm';

interface CalendarDialogProps {
  way: 'create' | 'join';
  open: boolean;
  onClose: () => void;
}

/** Creates a calendar or joins one, from within another. */
export function CalendarDialog({ way, open, onClose }: CalendarDialogProps) {
  const titleId = useId();
  const cancel = (
    <Button variant="outlined" onClick={onClose}>
      Cancel
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {way === 'create' ? 'Create New Calendar' : 'Join a Calendar'}
      </DialogTitle>
      <DialogContent sx={{ pb: 6 }}>
        {way === 'create' ? (
          <CreateCalendarForm onDone={onClose} cancel={cancel} autoFocus />
        ) : (
          <JoinCalendarForm onDone={onClose} cancel={cancel} />
        )}
      </DialogContent>
    </Dialog>
  );
}
