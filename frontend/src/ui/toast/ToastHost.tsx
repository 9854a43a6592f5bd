import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownToast, subscribeToToasts } from './toastStore';

const ToastRegion = lazy(() =>
  import('./ToastRegion').then(({ ToastRegion }) => ({ default: ToastRegion })),
);

/** The place where toasts appear; mounted once. Its code comes with the first toast. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, shownToast);
  return <Suspense fallback={null}>{toast && <ToastRegion toast={toast} />}</Suspense>;
}
