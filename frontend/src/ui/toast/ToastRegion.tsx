import * as Toast from '@radix-ui/react-toast';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LineIcon } from '../LineIcon';
import { closeToast, VISIBLE_MS, type ShownToast } from './toastStore';
import * as messages from '../messages';

const SWIPE_PX = 50;

/**
 * Where Radix tells screen readers of what others did: outside the document nobody hears it. The
 * page's one live region announces that already, with the day and the time (`announce`).
 */
const UNHEARD = document.createElement('div');

/** The visible toast: F8 focuses it, a swipe to the right or its cross takes it away. */
export function ToastRegion({ toast }: { toast: ShownToast }) {
  const host = useToastLayer(toast.id);
  const { id, title, description, variant = 'default', action, picture, open } = toast;
  return createPortal(
    <Toast.Provider
      duration={VISIBLE_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      label={messages.notification}
      announcerContainer={toast.remote ? UNHEARD : undefined}
    >
      <Toast.Root
        key={id}
        className={`kd-toast kd-toast--${variant}`}
        open={open}
        onOpenChange={(stillOpen) => !stillOpen && closeToast(id)}
      >
        {picture}
        <div className="kd-toast__text">
          <Toast.Title className="kd-toast__title">{title}</Toast.Title>
          {description && (
            <Toast.Description className="kd-toast__description">{description}</Toast.Description>
          )}
        </div>
        {action && (
          <Toast.Action
            className="kd-toast__action"
            altText={action.label}
            onClick={action.onClick}
          >
            {action.label}
          </Toast.Action>
        )}
        <Toast.Close className="kd-toast__close" aria-label={messages.closeNotification}>
          <LineIcon name="close" size={18} />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="kd-toast-viewport" hotkey={['F8']} />
    </Toast.Provider>,
    host,
  );
}

/** Toasts live outside the app's root because an open dialog hides that from screen readers. */
function useToastLayer(toastId: number): HTMLElement {
  const [layer] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(layer);
    return () => layer.remove();
  }, [layer]);
  // A dialog hides everything that was there when it opened; a toast about it must be heard.
  useLayoutEffect(() => layer.removeAttribute('aria-hidden'), [layer, toastId]);
  return layer;
}
