import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { PagePlaceholder } from './pages/PagePlaceholder';
import { store } from './store';
import { ToastHost } from './ui/toast/ToastHost';

/** What every page of the app itself stands on: store and toasts. Public pages do without. */
export function AppShell() {
  return (
    <Provider store={store}>
      <Suspense fallback={<PagePlaceholder />}>
        <Outlet />
      </Suspense>
      <ToastHost />
    </Provider>
  );
}
