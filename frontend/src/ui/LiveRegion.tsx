import { useSyncExternalStore } from 'react';
import { announcement, subscribeToAnnouncements } from './announce';

/** The page's one live region: it shows screen readers what `announce` is given. Mounted once. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribeToAnnouncements, announcement);
  return (
    <div className="kd-visually-hidden" role="log" aria-live="polite" aria-label="News">
      {text}
    </div>
  );
}
