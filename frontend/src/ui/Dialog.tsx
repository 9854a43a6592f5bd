import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FocusedHeading } from './FocusedHeading';
import { useLayer } from './layers/useLayer';
import { useJustCame } from './useJustCame';
import './dialog.css';

interface DialogProps {
  /** Stays true where whoever shows the dialog takes it away instead. */
  open?: boolean;
  /** Its heading; a dialog with a heading of its own gives that one's id as `labelledBy`. */
  title?: string;
  labelledBy?: string;
  /** What it says, under the title; read out with it. */
  text?: ReactNode;
  /** Interrupts: screen readers read all of it at once. */
  alert?: boolean;
  /**
   * It comes by itself, maybe in the middle of a word: its `title` takes the focus, it takes no keys and its buttons
   * no presses for a moment, and Escape, Back and a press beside it answer nothing.
   */
  unasked?: boolean;
  size?: 'xs' | 'md';
  fullScreen?: boolean;
  className?: string;
  /** It covers the foot of the screen: toasts stand at the head meanwhile. */
  coversFoot?: boolean;
  /** Escape or a press beside it; without it the dialog wants an answer. */
  onClose?: (() => void) | undefined;
  /** It has gone from the screen; one that was closed before it came tells so at once. */
  onExited?: (() => void) | undefined;
  children?: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
}

/** What stands over the page and takes its keys until it is answered. */
export function Dialog(props: DialogProps) {
  const { open = true, title, labelledBy, text, alert = false, size, children, actions } = props;
  const { unasked = false, onExited } = props;
  const onClose = unasked ? undefined : props.onClose;
  const id = useId();
  // Back must not reach what lies below one that nobody asked for.
  useLayer(open && (unasked || onClose !== undefined), () => onClose?.());
  const justCame = useJustCame(open && unasked);
  const hasCome = useRef(false);
  useEffect(() => {
    if (!open && !hasCome.current) onExited?.();
    hasCome.current = true;
  }, [open, onExited]);
  const Title = unasked ? FocusedHeading : 'h2';
  const paper: NonNullable<NonNullable<MuiDialogProps['slotProps']>['paper']> = {
    role: alert ? 'alertdialog' : 'dialog',
    className: `kd-dialog ${props.className ?? ''}`,
    ...(props.coversFoot && { 'data-toasts': 'head' }),
    ...(justCame && { onKeyDownCapture: ignore }),
  };
  return (
    <MuiDialog
      open={open}
      {...(onClose && { onClose })}
      fullScreen={props.fullScreen ?? false}
      {...(size && { maxWidth: size, fullWidth: true })}
      aria-labelledby={labelledBy ?? `${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      slotProps={{ paper, transition: { ...(onExited && { onExited }) } }}
    >
      {title && (
        <Title id={`${id}-title`} className="kd-dialog__title">
          {title}
        </Title>
      )}
      {text && (
        <p id={`${id}-text`} className="kd-dialog__text">
          {text}
        </p>
      )}
      {children}
      {actions && (
        <div className="kd-dialog__actions" inert={justCame}>
          {actions}
        </div>
      )}
    </MuiDialog>
  );
}

function ignore(key: KeyboardEvent): void {
  key.preventDefault();
  key.stopPropagation();
}
