import { useSyncExternalStore } from 'react';
import { announcement, subscribeToAnnouncements } from './announce';

/** The one place screen readers hear news from; mounted once. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribeToAnnouncements, announcement);
  return (
    <div className="kd-visually-hidden" role="log" aria-live="polite" aria-label="News">
      {text}
    </div>
  );
}
