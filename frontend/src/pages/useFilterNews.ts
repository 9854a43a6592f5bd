import type { Event } from '@kinday/contracts/event';
import { lastDayShown } from '@kinday/contracts/eventDays';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Place } from '../features/calendar/usePlace';
import { isFaded, type EventFilter } from '../product/eventFilter';
import { announce } from '../ui/announce';
import * as messages from './messages';

/** Tells screen readers, once something else is looked for, how many of the events that are shown it is. */
export function useFilterNews(
  filter: EventFilter | null,
  events: readonly Event[],
  { first, last }: Pick<Place, 'first' | 'last'>,
): void {
  const told = useRef(filter);
  const tell = useEffectEvent(() => {
    const shown = events.filter((event) => event.date <= last && lastDayShown(event) >= first);
    const wanted = shown.filter((event) => !isFaded(event, filter)).length;
    announce(filter ? messages.lookedFor(wanted, shown.length) : messages.allShown(shown.length));
  });
  useEffect(() => {
    if (told.current === filter) return;
    told.current = filter;
    tell();
  }, [filter]);
}
