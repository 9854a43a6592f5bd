import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { closeLayers } from '../ui/layers/openLayers';

/**
 * Leaves for the calendar, once the entry of the history that an open dialog has is gone: the page
 * that comes takes the place of this one, and Back leads to the one before.
 */
export function useLeave() {
  const navigate = useNavigate();
  /** @param first what has to be there before the calendar is shown */
  return async (first?: () => Promise<void>) => {
    await closeLayers();
    await first?.();
    await navigate('/dashboard', { replace: true });
  };
}

/** Goes there at once, from a page that has nothing to show without a calendar. */
export function Leave() {
  const leave = useEffectEvent(useLeave());
  useEffect(() => void leave(), []);
  return null;
}
