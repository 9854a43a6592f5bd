import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import * as messages from './messages';

interface ReloadDialogProps {
  /** It comes long after the press, and somebody types by now. */
  unasked: boolean;
  onReload: () => void;
  onClose: () => void;
}

/** Asks before the page is loaded again with something typed in it. */
export function ReloadDialog({ unasked, onReload, onClose }: ReloadDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={isOpen}
      unasked={unasked}
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
