import { ThemeProvider } from '@mui/material/styles';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { PageOnItsWay } from './pages/PageOnItsWay';
import { store } from './store';
import { APPEARANCE_KEY } from './theme/appearance';
import { theme } from './theme/theme';
import { ToastHost } from './ui/toast/ToastHost';

/** What every page of the app itself stands on: store, theme, toasts. Public pages do without. */
export function AppShell() {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} modeStorageKey={APPEARANCE_KEY} noSsr disableTransitionOnChange>
        <Suspense fallback={<PageOnItsWay />}>
          <Outlet />
        </Suspense>
        <ToastHost />
      </ThemeProvider>
    </Provider>
  );
}
