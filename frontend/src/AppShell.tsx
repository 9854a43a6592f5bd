import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { PagePlaceholder } from './pages/PagePlaceholder';
import { store } from './store';
import { LiveRegion } from './ui/LiveRegion';
import { ToastHost } from './ui/toast/ToastHost';

/** What every page of the app itself stands on: store, toasts and what is announced. Public pages do without. */
export function AppShell() {
  return (
    <Provider store={store}>
      <Suspense fallback={<PagePlaceholder />}>
        <Outlet />
      </Suspense>
      <ToastHost />
      <LiveRegion />
    </Provider>
  );
}
