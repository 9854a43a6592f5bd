import type { View } from '@kinday/contracts/applyChange';
import type { DateRange } from '@kinday/contracts/calendarDate';
import { compareEvents } from '@kinday/contracts/collections';
import type { Event } from '@kinday/contracts/event';
import type { Series } from '@kinday/contracts/series';
import { occurrencesOf } from '../../sync/occurrencesOf';

const NO_EVENTS: readonly Event[] = [];
const NO_SERIES: readonly Series[] = [];

interface Listed {
  series: readonly Series[];
  range: DateRange | null;
  list: readonly Event[];
}

/** The lists of views by their events: a month that becomes a neighbour is not listed again. */
const listed = new WeakMap<readonly Event[], Listed>();

/** The events of a view and its series' occurrences, in the order of events: the same list for the same records. */
export function eventsInView(view: View | null): readonly Event[] {
  const { events = NO_EVENTS, series = NO_SERIES } = view?.records ?? {};
  const range = view?.range ?? null;
  if (!range || series.length === 0) return events;
  const known = listed.get(events);
  if (known?.series === series && known.range === range) return known.list;
  const occurrences = occurrencesOf(series, range);
  const list = occurrences.length > 0 ? [...events, ...occurrences].sort(compareEvents) : events;
  listed.set(events, { series, range, list });
  return list;
}

/** The events of several views in one list: one that goes on from month to month stands there once. */
export function eventsOnce(lists: readonly (readonly Event[])[]): readonly Event[] {
  const once = new Map<string, Event>();
  for (const event of lists.flat()) if (!once.has(event.id)) once.set(event.id, event);
  return [...once.values()];
}
