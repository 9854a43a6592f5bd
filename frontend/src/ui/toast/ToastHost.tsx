import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { closeError, shownToast, subscribeToToasts } from './toastStore';

const load = async () => ({ default: (await import('./ToastRegion')).ToastRegion });
const ToastRegion = lazy(load);
/** The page itself comes first, ms. */
const AHEAD_MS = 3_000;

/**
 * The place where toasts appear; mounted once. Its code comes after the page's, or with the first
 * toast: one may have to say that the server is out of reach.
 */
export function ToastHost() {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // What the last try came to is over; how this one ends must not wait behind it.
    document.addEventListener('submit', closeError, { capture: true });
    return () => document.removeEventListener('submit', closeError, { capture: true });
  }, []);
  const toast = useSyncExternalStore(subscribeToToasts, shownToast);
  return <Suspense fallback={null}>{toast && <ToastRegion toast={toast} />}</Suspense>;
}
