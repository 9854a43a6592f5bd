import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button';
import { closeToast, VISIBLE_MS, type ShownToast } from './toastStore';

/** A toast whose own code has not come: it may be what has to say that. */
export function PlainToast({ toast }: { toast: ShownToast }) {
  const { id, title, description, variant = 'default', action, open, remote } = toast;
  useEffect(() => {
    const timer = setTimeout(() => closeToast(id), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (!open) return null;
  return createPortal(
    <div className="kd-toast-viewport">
      <div className={`kd-toast kd-toast--${variant}`} role={remote ? undefined : 'alert'}>
        <div className="kd-toast__text">
          <div className="kd-toast__title">{title}</div>
          {description && <div className="kd-toast__description">{description}</div>}
        </div>
        {action && (
          <Button
            className="kd-toast__action"
            onClick={() => {
              closeToast(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    </div>,
    document.body,
  );
}
