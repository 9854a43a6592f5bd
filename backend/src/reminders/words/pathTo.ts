import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { PAGES } from '@kinday/contracts/pages';
import type { Entry } from '../entries/Entry.js';

/** The page that shows a day of a calendar. */
export function pathToDay(familyId: string, date: CalendarDate): string {
  return `${PAGES.dashboard}?${new URLSearchParams({ calendar: familyId, date })}`;
}

/** The page on which an event's details are open. */
export function pathToEntry({
  familyId,
  date,
  id,
}: Pick<Entry, 'familyId' | 'date' | 'id'>): string {
  return `${pathToDay(familyId, date)}&${new URLSearchParams({ event: id })}`;
}
