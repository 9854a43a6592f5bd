import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

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
    // The link that was pressed is gone with its page: without a new place the focus starts over
    // silently. A page that has placed the focus itself keeps it.
    const heading = document.querySelector('h1');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, navigation]);

  return null;
}
