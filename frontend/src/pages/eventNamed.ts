import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { seriesIdOf } from '@kinday/contracts/series';

/**
 * The event of an id, or the event that an occurrence of that id has become.
 * @param events those on the page, in their order
 */
export function eventNamed(events: readonly Event[], id: string): Event | undefined {
  const [seriesId, day] = id.split(':');
  return (
    events.find((event) => event.id === id) ??
    events.find((event) => event.seriesId === seriesId && event.seriesDate === day)
  );
}

/**
 * Of a series or an occurrence that is not there, the next of its series on the page from a day on, else
 * the last one before.
 */
export function nextOfSeries(
  events: readonly Event[],
  id: string,
  date: CalendarDate,
): Event | undefined {
  const seriesId = seriesIdOf(id);
  const ofSeries = events.filter((event) => event.seriesId === seriesId);
  return ofSeries.find((event) => event.date >= date) ?? ofSeries.at(-1);
}
