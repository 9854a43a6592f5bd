import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface DeleteDialogProps {
  open: boolean;
  onDelete: () => void;
  onClose: () => void;
  /** It has gone from the screen. */
  onExited?: (() => void) | undefined;
}

/** Asks before an event is deleted. */
export function DeleteDialog({ open, onDelete, onClose, onExited }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Delete Event"
      confirmLabel="Delete"
      destructive
      onConfirm={onDelete}
      onClose={onClose}
      onExited={onExited}
    >
      Are you sure you want to delete this event?
    </ConfirmDialog>
  );
}
