import { monthOf, weekdayOf, type CalendarDate, type CalendarMonth } from './calendarDate.js';
import { daysShown, lastDayShown } from './eventDays.js';
import type { EventFields } from './eventFields.js';

// Written out: the first format that `Intl` makes costs a phone 60 ms of its first screen.

/** By `weekdayOf`. */
export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const short = (name: string) => name.slice(0, 3);

/** `Thursday` */
export function weekdayName(date: CalendarDate): string {
  return WEEKDAY_NAMES[weekdayOf(date)] ?? '';
}

export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, -6));
}

/** `November` */
export function monthName(month: CalendarMonth): string {
  return MONTH_NAMES[Number(month.slice(-2)) - 1] ?? '';
}

/** The number of the day within its month, 1–31. */
export function dayNumber(date: CalendarDate): number {
  return Number(date.slice(-2));
}

/** `Thu` */
export function shortWeekday(date: CalendarDate): string {
  return short(weekdayName(date));
}

/** `November 12` */
export function monthDay(date: CalendarDate): string {
  return `${monthName(monthOf(date))} ${dayNumber(date)}`;
}

/** `November 12, 2026` */
export function longDate(date: CalendarDate): string {
  return `${monthDay(date)}, ${yearOf(date)}`;
}

/** `Thursday, November 12` */
export function longDay(date: CalendarDate): string {
  return `${weekdayName(date)}, ${monthDay(date)}`;
}

/** `Thursday, November 12, 2026` */
export function fullDay(date: CalendarDate): string {
  return `${longDay(date)}, ${yearOf(date)}`;
}

/** `Fri, Nov 13` */
export function shortDay(date: CalendarDate): string {
  return `${shortWeekday(date)}, ${shortMonthDay(date)}`;
}

/** `Nov 12, 2026` */
export function shortDate(date: CalendarDate): string {
  return `${shortMonthDay(date)}, ${yearOf(date)}`;
}

/**
 * The days on which an event stands: `Thursday, November 12, 2026`, or
 * `Thu, Nov 12, 2026 – Sun, Nov 15, 2026`.
 */
export function daysText(
  event: Pick<EventFields, 'date' | 'moreDays' | 'isAllDay' | 'endTime'>,
): string {
  if (daysShown(event) === 1) return fullDay(event.date);
  const ends = [event.date, lastDayShown(event)];
  return ends.map((day) => `${shortDay(day)}, ${yearOf(day)}`).join(' – ');
}

/** `Nov 12` */
export function shortMonthDay(date: CalendarDate): string {
  return `${short(monthName(monthOf(date)))} ${dayNumber(date)}`;
}
