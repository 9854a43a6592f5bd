import { useSyncExternalStore } from 'react';
import { announcement, subscribeToAnnouncements } from './announce';
import * as messages from './messages';

/** The page's one live region: it shows screen readers what `announce` is given. Mounted once. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribeToAnnouncements, announcement);
  return (
    <div className="kd-visually-hidden" role="log" aria-live="polite" aria-label={messages.news}>
      {text}
    </div>
  );
}
