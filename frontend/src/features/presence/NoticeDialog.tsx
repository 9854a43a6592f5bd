import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface NoticeDialogProps {
  title: string;
  /** What it means, in a sentence or two. */
  children?: ReactNode;
  /** The ways on; there is no way around them. */
  actions: ReactNode;
}

/** Tells something that ends what the person was doing. It stays until they chose a way on. */
export function NoticeDialog({ title, children, actions }: NoticeDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      slotProps={{ paper: { role: 'alertdialog' } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {children && (
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{children}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
