import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * Calls back whenever this page's address may have changed. The router tells of it in its own time, and
 * not at all where Back leads from an address that was never rendered to the one that is.
 */
export function useOnAddress(read: () => void): void {
  const location = useLocation();
  const readThisPage = useEffectEvent(() => {
    if (window.location.pathname === location.pathname) read();
  });
  useEffect(() => readThisPage(), [location]);
  useEffect(() => {
    const listener = () => readThisPage();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
