import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as uiMessages from '../ui/messages';
import './pageOnItsWay.css';

/**
 * Answers a press on a link whose page has to be fetched: until it is there the page before it stays,
 * and a line at the head of the screen says that another one is on its way.
 */
export function PageOnItsWay() {
  const { pathname } = useLocation();
  return <ArrivalLine key={pathname} shown={pathname} />;
}

function ArrivalLine({ shown }: { shown: string }) {
  const [asked, setAsked] = useState(shown);
  useEffect(() => {
    // The link has changed the address by then; the router shows the page once its code is there.
    const look = () => setAsked(window.location.pathname);
    const stop = new AbortController();
    window.addEventListener('click', look, { signal: stop.signal });
    window.addEventListener('popstate', look, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    asked !== shown && (
      <div className="kd-page-on-its-way" role="progressbar" aria-label={uiMessages.loading} />
    )
  );
}
