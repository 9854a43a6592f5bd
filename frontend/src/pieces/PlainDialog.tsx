import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { useLayer } from '../ui/layers/useLayer';
import './plainDialog.css';

interface PlainDialogProps {
  title: ReactNode;
  text?: string;
  /** Closes it, by its button, by Escape and by Back; without it there is no way around it. */
  onClose?: (() => void) | undefined;
  /** What the button that closes it says. */
  closeLabel: string;
  /** The button of what else can be done. */
  children?: ReactNode;
}

/** The browser's own dialog, for a piece that has not come: our dialogs may be that piece. */
export function PlainDialog({ title, text, onClose, closeLabel, children }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayer(onClose !== undefined, () => onClose?.());
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing it gives the focus back to what was pressed.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="kd-plain-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text && `${id}-text`}
      onCancel={(escape) => {
        escape.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p id={`${id}-text`}>{text}</p>}
      <div className="kd-plain-dialog__actions">
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            {closeLabel}
          </Button>
        )}
        {children}
      </div>
    </dialog>
  );
}
