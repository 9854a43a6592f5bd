import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import * as messages from './messages';

interface ReloadDialogProps {
  onReload: () => void;
  onClose: () => void;
}

/** Asks before the page is loaded again with something typed in it. */
export function ReloadDialog({ onReload, onClose }: ReloadDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={isOpen}
      title={messages.reloadNow}
      confirmLabel={messages.reload}
      destructive
      onConfirm={() => {
        setOpen(false);
        onReload();
      }}
      onClose={() => setOpen(false)}
      onExited={onClose}
    >
      {messages.typedIsLost}
    </ConfirmDialog>
  );
}
