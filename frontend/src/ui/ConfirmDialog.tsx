import type { ReactNode } from 'react';
import { Button } from './Button';
import { BusyButton } from './BusyButton';
import { Dialog } from './Dialog';
import * as messages from './messages';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  busy?: boolean;
  /** Colours the confirming button as one that takes something away. */
  destructive?: boolean;
  /** It comes by itself (`Dialog`): the focus starts on its title. */
  unasked?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** It has gone from the screen. */
  onExited?: (() => void) | undefined;
}

/** Asks before something is done. Focus starts on the harmless answer, which closing it gives too. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busyLabel = confirmLabel,
  cancelLabel = messages.cancel,
  busy = false,
  destructive = false,
  unasked = false,
  onConfirm,
  onClose,
  onExited,
}: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      unasked={unasked}
      open={open}
      size="xs"
      title={title}
      text={children}
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Button onClick={onClose} autoFocus={!unasked}>
            {cancelLabel}
          </Button>
          <BusyButton
            busy={busy}
            busyLabel={busyLabel}
            danger={destructive}
            // A second press may meet it while it goes away.
            onClick={() => open && onConfirm()}
          >
            {confirmLabel}
          </BusyButton>
        </>
      }
    />
  );
}
