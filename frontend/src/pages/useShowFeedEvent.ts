import type { Event } from '@kinday/contracts/event';
import { useEffect, useEffectEvent, useState } from 'react';
import { openAtBar, whenShown } from './openAtBar';

/** How long what a subscribed calendar has may take to come; one that is switched off does not. */
const LONGEST_MS = 5_000;

/**
 * Opens an event of a subscribed calendar as soon as it is on the page, which its day was gone to.
 * @param events those on the page
 * @returns takes the event's id
 */
export function useShowFeedEvent(
  events: readonly Event[],
  openEvent: (event: Event, place: HTMLElement) => void,
): (id: string) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  const event = wanted === null ? undefined : events.find(({ id }) => id === wanted);

  const reach = useEffectEvent((found: Event, bar: HTMLElement | null) => {
    setWanted(null);
    openAtBar(found, bar, openEvent);
  });
  useEffect(() => (event ? whenShown(event, (bar) => reach(event, bar)) : undefined), [event]);
  useEffect(() => {
    if (wanted === null) return undefined;
    const timer = setTimeout(() => setWanted(null), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return setWanted;
}
