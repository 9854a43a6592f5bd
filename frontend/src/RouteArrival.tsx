import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusPage } from './ui/focus/focusTargets';

/**
 * What a browser does by itself when a page is loaded: a new page starts at its top, and reading
 * starts there too. Going back keeps the place the browser remembers.
 */
export function RouteArrival() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    // Safari gives a pressed link no focus that `keepFocus` could move on.
    focusPage();
  }, [pathname, navigation]);

  return null;
}
