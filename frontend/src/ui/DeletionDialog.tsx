import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type Ref, type SubmitEventHandler } from 'react';
import { BusyButton } from './BusyButton';

interface DeletionDialogProps {
  title: string;
  text: string;
  busy: boolean;
  formRef: Ref<HTMLFormElement>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** The field that proves the person means it. */
  children: ReactNode;
}

/** Asks for a proof before something is deleted for good. */
export function DeletionDialog({
  title,
  text,
  busy,
  formRef,
  onSubmit,
  onClose,
  children,
}: DeletionDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form ref={formRef} noValidate onSubmit={onSubmit}>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 4 }}>
            {text}
          </DialogContentText>
          {children}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" color="error" busy={busy} busyLabel="Deleting...">
            Delete for Good
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
