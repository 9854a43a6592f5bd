import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { announcement, subscribeToAnnouncements } from './announce';
import { useHeardLayer } from './useHeardLayer';
import * as messages from './messages';

/**
 * The app's one live region: it shows screen readers what `announce` is given, also while a dialog is
 * open. Mounted once, for every page.
 */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribeToAnnouncements, announcement, announcement);
  const host = useHeardLayer();
  return (
    host &&
    createPortal(
      <div className="kd-visually-hidden" role="log" aria-live="polite" aria-label={messages.news}>
        {text}
      </div>,
      host,
    )
  );
}
