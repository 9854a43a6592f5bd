import { toUtcNoon, type CalendarDate, type CalendarMonth } from '@kinday/contracts/calendarDate';

type Parts = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/** Formats in UTC, where every calendar day exists and none is ever another one. */
function dayFormat(parts: Parts): (date: CalendarDate) => string {
  const format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
  return (date) => format.format(toUtcNoon(date));
}

/** `Thursday, November 12, 2026` */
export const fullDay = dayFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});
/** `Thursday, November 12` */
export const longDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
/** `November 12` */
export const monthDay = dayFormat({ month: 'long', day: 'numeric' });
/** `Fri, Nov 13` */
export const shortDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
/** `Nov 12, 2026` */
export const shortDate = dayFormat({ month: 'short', day: 'numeric', year: 'numeric' });

const monthFormat = dayFormat({ month: 'long' });

/** `November` */
export function monthName(month: CalendarMonth): string {
  return monthFormat(`${month}-01`);
}

/** The number of the day within its month, 1–31. */
export function dayNumber(date: CalendarDate): number {
  return Number(date.slice(-2));
}
