import { useEffect, useState, useSyncExternalStore } from 'react';
import { PlainToast } from './PlainToast';
import type { ToastRegion } from './ToastRegion';
import { closeError, shownToast, subscribeToToasts } from './toastStore';
import './toast.css';

/** The page itself comes first, ms. */
const AHEAD_MS = 1_000;

let region: typeof ToastRegion | null = null;
async function fetchRegion() {
  region ??= (await import('./ToastRegion')).ToastRegion;
  return region;
}

/**
 * The place where toasts appear; mounted once. Its code comes after the page's, or with the first
 * toast. Until it has come a plain toast answers what was pressed; when it cannot come, the plain
 * toast tells all: the server may be out of reach.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, shownToast, shownToast);
  const [Region, setRegion] = useState(() => region);
  const [plainId, setPlainId] = useState<number | null>(null);
  const toastId = toast?.id;
  // A toast that is shown plainly stays so: nobody hears it twice.
  if (toast && !toast.remote && !Region && toastId !== plainId) setPlainId(toast.id);
  useEffect(() => {
    if (Region) return;
    const show = () =>
      fetchRegion().then(
        (fetched) => setRegion(() => fetched),
        () => setPlainId(toastId ?? null),
      );
    const timer = setTimeout(() => void show(), toastId === undefined ? AHEAD_MS : 0);
    return () => clearTimeout(timer);
  }, [Region, toastId]);
  useEffect(() => {
    // What the last try came to is over; how this one ends must not wait behind it.
    document.addEventListener('submit', closeError, { capture: true });
    return () => document.removeEventListener('submit', closeError, { capture: true });
  }, []);
  if (!toast) return null;
  if (plainId === toast.id) return <PlainToast toast={toast} />;
  return Region && <Region toast={toast} />;
}
