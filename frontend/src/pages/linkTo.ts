import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { PAGES } from '@kinday/contracts/pages';
import type { CalendarView } from '../features/calendar/calendarView';

export const CALENDAR = 'calendar';
/** The event whose details are open, or are to be opened. */
export const EVENT = 'event';
/** What means nothing in another calendar. */
const OF_ONE_CALENDAR = [CALENDAR, EVENT, 'who', 'open'];

/** What the page's address says, without what belongs to one calendar. */
export function ofNoCalendar(): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  OF_ONE_CALENDAR.forEach((name) => query.delete(name));
  return query;
}

interface Linked {
  familyId: string;
  view: CalendarView;
  date: CalendarDate;
  eventId?: string;
}

/**
 * A link that shows another member, on any day, what is shown now: calendar, view, day, filter, and the
 * event if one is named. It holds ids and days only.
 */
export function linkTo({ familyId, view, date, eventId }: Linked): string {
  const query = new URLSearchParams(window.location.search);
  query.delete(EVENT);
  const words = { [CALENDAR]: familyId, view, date, ...(eventId && { [EVENT]: eventId }) };
  Object.entries(words).forEach(([name, value]) => query.set(name, value));
  return `${window.location.origin}${PAGES.dashboard}?${query}`;
}
