import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface DeleteDialogProps {
  open: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before an event is deleted. */
export function DeleteDialog({ open, onDelete, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Delete Event"
      confirmLabel="Delete"
      destructive
      onConfirm={onDelete}
      onClose={onClose}
    >
      Are you sure you want to delete this event?
    </ConfirmDialog>
  );
}
