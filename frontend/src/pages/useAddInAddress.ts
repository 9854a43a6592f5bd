import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { pageOnTop } from '../ui/layers/openLayers';

/** `/dashboard?add`, the shortcut of the installed app (public/manifest.webmanifest). */
const ADD = 'add';

/** Begins a new event where the address asks for one, once: a reload or Back does not ask again. */
export function useAddInAddress(addEvent: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.has(ADD);
  const add = useEffectEvent(() => {
    // Other parts of the address may have changed since the last render.
    const now = new URLSearchParams(window.location.search);
    if (!now.has(ADD)) return;
    now.delete(ADD);
    setQuery(now, { replace: true });
    addEvent();
  });
  useEffect(() => {
    if (!isAsked) return;
    let isStale = false;
    void pageOnTop().then(() => !isStale && add());
    return () => {
      isStale = true;
    };
  }, [isAsked]);
}
