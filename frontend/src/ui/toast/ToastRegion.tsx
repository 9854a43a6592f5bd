import * as Toast from '@radix-ui/react-toast';
import { createPortal } from 'react-dom';
import { LineIcon } from '../LineIcon';
import { useHeardLayer } from '../useHeardLayer';
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
  const host = useHeardLayer();
  const { id, title, description, variant = 'default', action, picture, open } = toast;
  if (!host) return null;
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
