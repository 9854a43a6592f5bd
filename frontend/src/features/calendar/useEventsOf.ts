import type { View } from '@kinday/contracts/applyChange';
import { compareEvents } from '@kinday/contracts/collections';
import type { Event } from '@kinday/contracts/event';
import type { Series } from '@kinday/contracts/series';
import { useMemo } from 'react';
import { occurrencesOf } from '../../sync/occurrencesOf';

const NO_EVENTS: readonly Event[] = [];
const NO_SERIES: readonly Series[] = [];

/** The events of a view and its series' occurrences, in the order of events. */
export function useEventsOf(view: View | null): readonly Event[] {
  const { events = NO_EVENTS, series = NO_SERIES } = view?.records ?? {};
  const range = view?.range ?? null;
  const occurrences = useMemo(() => (range ? occurrencesOf(series, range) : []), [series, range]);
  return useMemo(
    () => (occurrences.length > 0 ? [...events, ...occurrences].sort(compareEvents) : events),
    [events, occurrences],
  );
}

/** The events of several views in one list: one that goes on from month to month stands there once. */
export function eventsOnce(lists: readonly (readonly Event[])[]): readonly Event[] {
  const once = new Map<string, Event>();
  for (const event of lists.flat()) if (!once.has(event.id)) once.set(event.id, event);
  return [...once.values()];
}
