import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { seriesIdOf } from '@kinday/contracts/series';

/**
 * The event of an id; of a series or an occurrence that is not there, the next of its series on the
 * page from that day on, else the last one before.
 * @param events those on the page, in their order
 */
export function eventToOpen(
  events: readonly Event[],
  id: string,
  date: CalendarDate,
): Event | undefined {
  const seriesId = seriesIdOf(id);
  const ofSeries = events.filter((event) => event.seriesId === seriesId);
  return (
    events.find((event) => event.id === id) ??
    ofSeries.find((event) => event.date >= date) ??
    ofSeries.at(-1)
  );
}
