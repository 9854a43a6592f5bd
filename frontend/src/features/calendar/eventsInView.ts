import type { View } from '@kinday/contracts/applyChange';
import type { DateRange } from '@kinday/contracts/calendarDate';
import { compareEvents } from '@kinday/contracts/collections';
import type { Event } from '@kinday/contracts/event';
import type { Series } from '@kinday/contracts/series';
import { shownIn } from '@kinday/contracts/shownIn';
import { occurrencesOf } from '../../sync/occurrencesOf';

const NO_EVENTS: readonly Event[] = [];
const NO_SERIES: readonly Series[] = [];

interface Listed {
  series: readonly Series[];
  range: DateRange;
  zone: string;
  list: readonly Event[];
}

/** The lists of views by their events: a month that becomes a neighbour is not listed again. */
const listed = new WeakMap<readonly Event[], Listed>();

/**
 * The events of a view and its series' occurrences on the family's days and hours, in the order of
 * events: the same list for the same records. Here alone is converted what has a zone of its own; `asTold`
 * gives the record again, which is what is edited and written.
 * @param zone the family's
 */
export function eventsInView(view: View | null, zone: string): readonly Event[] {
  const { events = NO_EVENTS, series = NO_SERIES } = view?.records ?? {};
  const range = view?.range;
  if (!range) return events;
  const known = listed.get(events);
  if (known?.series === series && known.range === range && known.zone === zone) return known.list;
  const list = listOf(events, occurrencesOf(series, range), zone);
  listed.set(events, { series, range, zone, list });
  return list;
}

function listOf(events: readonly Event[], occurrences: readonly Event[], zone: string) {
  const told = occurrences.length > 0 ? [...events, ...occurrences] : events;
  const shown = told.map((event) => shownIn(event, zone));
  const isInOrder = told === events && shown.every((event, at) => event === told[at]);
  return isInOrder ? events : shown.sort(compareEvents);
}

/**
 * The events of several views in one list, in the order of events: one that goes on from month to month
 * stands there once, and one that a month tells may be shown on a day of another.
 */
export function eventsOnce(lists: readonly (readonly Event[])[]): readonly Event[] {
  const once = new Map<string, Event>();
  for (const event of lists.flat()) if (!once.has(event.id)) once.set(event.id, event);
  return [...once.values()].sort(compareEvents);
}
