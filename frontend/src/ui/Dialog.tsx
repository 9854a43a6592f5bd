import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { useLayer } from './layers/useLayer';
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
  size?: 'xs' | 'md';
  fullScreen?: boolean;
  className?: string;
  /** It covers the foot of the screen: toasts stand at the head meanwhile. */
  coversFoot?: boolean;
  /** Escape or a press beside it; without it the dialog wants an answer. */
  onClose?: (() => void) | undefined;
  /** It has gone from the screen. */
  onExited?: (() => void) | undefined;
  children?: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
}

/** What stands over the page and takes its keys until it is answered. */
export function Dialog(props: DialogProps) {
  const { open = true, title, labelledBy, text, alert = false, size, children, actions } = props;
  const id = useId();
  useLayer(open && props.onClose !== undefined, () => props.onClose?.());
  const paper: NonNullable<NonNullable<MuiDialogProps['slotProps']>['paper']> = {
    role: alert ? 'alertdialog' : 'dialog',
    className: `kd-dialog ${props.className ?? ''}`,
    ...(props.coversFoot && { 'data-toasts': 'head' }),
  };
  return (
    <MuiDialog
      open={open}
      {...(props.onClose && { onClose: props.onClose })}
      fullScreen={props.fullScreen ?? false}
      {...(size && { maxWidth: size, fullWidth: true })}
      aria-labelledby={labelledBy ?? `${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      slotProps={{ paper, transition: { ...(props.onExited && { onExited: props.onExited }) } }}
    >
      {title && (
        <h2 id={`${id}-title`} className="kd-dialog__title">
          {title}
        </h2>
      )}
      {text && (
        <p id={`${id}-text`} className="kd-dialog__text">
          {text}
        </p>
      )}
      {children}
      {actions && <div className="kd-dialog__actions">{actions}</div>}
    </MuiDialog>
  );
}
