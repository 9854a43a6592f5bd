import { addDays, daysBetween, type CalendarDate } from './calendarDate.js';
import type { Event } from './event.js';
import * as messages from './messages.js';

const MIDNIGHT = '00:00';

type Lasting = Pick<Event, 'date' | 'moreDays' | 'isAllDay' | 'endTime'>;

/** On how many days an event stands: one that ends at 12:00 AM ends the day before. */
export function daysShown({ moreDays, isAllDay, endTime }: Lasting): number {
  const endsAtMidnight = moreDays > 0 && !isAllDay && endTime === MIDNIGHT;
  return endsAtMidnight ? moreDays : moreDays + 1;
}

/** The last day on which an event stands. */
export function lastDayShown(event: Lasting): CalendarDate {
  return addDays(event.date, daysShown(event) - 1);
}

/** Whether an event's last day is over. */
export function isOver(event: Lasting, today: CalendarDate): boolean {
  return lastDayShown(event) < today;
}

/** Which of an event's days a day is, from 1 on. */
export function placeOfDay(event: Lasting, date: CalendarDate): number {
  return daysBetween(event.date, date) + 1;
}

/** `day 2 of 8`; null for an event of one day. */
export function dayOfDays(event: Lasting, date: CalendarDate): string | null {
  const days = daysShown(event);
  return days === 1 ? null : messages.dayOf(placeOfDay(event, date), days);
}
