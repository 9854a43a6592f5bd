import { lightFormat } from 'date-fns/lightFormat';

/** A day of the calendar, `yyyy-MM-dd`, without any time zone. */
export type CalendarDate = string;
/** A month of the calendar, `yyyy-MM`. */
export type CalendarMonth = string;
/** Days from `from` (inclusive) to `to` (exclusive). */
export interface DateRange {
  from: CalendarDate;
  to: CalendarDate;
}

const DAY_MS = 86_400_000;
/** Five digits only for the days that a grid shows after December 9999. */
const PATTERN = /^(\d{4,5})-(\d{2})-(\d{2})$/;

/** The first day and the last one that can be written with a year of four digits. */
const FIRST_DATE: CalendarDate = '0001-01-01';
export const LAST_DATE: CalendarDate = '9999-12-31';

/** The day at noon UTC, for what formats or counts days there; years may have five digits. */
export function toUtcNoon(date: CalendarDate): Date {
  const [year, month, day] = partsOf(date);
  const noon = new Date(0);
  noon.setUTCFullYear(year, month - 1, day);
  noon.setUTCHours(12);
  return noon;
}

/** The day's weekday, 0 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return toUtcNoon(date).getUTCDay();
}

function partsOf(date: CalendarDate): [year: number, month: number, day: number] {
  const [, year, month, day] = PATTERN.exec(date) ?? [];
  return [Number(year), Number(month), Number(day)];
}

/** The day with these parts; months and days beyond their ends run over into their neighbours. */
function fromParts(year: number, month: number, day: number): CalendarDate {
  const utc = new Date(0);
  utc.setUTCFullYear(year, month - 1, day);
  const parts = [utc.getUTCMonth() + 1, utc.getUTCDate()].map((part) => twoDigits(part));
  return `${String(utc.getUTCFullYear()).padStart(4, '0')}-${parts.join('-')}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/** The calendar day this machine's clock shows at an instant. */
export function toCalendarDate(local: Date): CalendarDate {
  return lightFormat(local, 'yyyy-MM-dd');
}

/** True for a day that exists: `2026-02-30` does not. */
export function isRealDate(value: string): boolean {
  const [, year, month, day] = PATTERN.exec(value) ?? [];
  if (year?.length !== 4 || Number(year) === 0 || Number(month) < 1 || Number(month) > 12)
    return false;
  return Number(day) >= 1 && Number(day) <= daysInMonth(`${year}-${month}`);
}

/** A day that exists; for one before the first or after the last that can be written, that one. */
export function nearestDate(date: CalendarDate): CalendarDate {
  if (isRealDate(date)) return date;
  return date < FIRST_DATE ? FIRST_DATE : LAST_DATE;
}

export function daysInMonth(month: CalendarMonth): number {
  const [year, number] = partsOf(`${month}-01`);
  return Number(fromParts(year, number + 1, 0).slice(-2));
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  return fromParts(year, month, day + days);
}

/** How many days `to` comes after `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The same day in another month, or that month's last day where it has no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  const target = monthOf(fromParts(year, month + months, 1));
  return `${target}-${twoDigits(Math.min(day, daysInMonth(target)))}`;
}

export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, -3);
}

export function shiftMonth(month: CalendarMonth, months: number): CalendarMonth {
  return monthOf(addMonths(`${month}-01`, months));
}

/** The days of a month as the range that reads them. December 9999 ends before its last day. */
export function monthRange(month: CalendarMonth): DateRange {
  const to = `${shiftMonth(month, 1)}-01`;
  return { from: `${month}-01`, to: isRealDate(to) ? to : LAST_DATE };
}

export function isWithin(date: CalendarDate, range: DateRange): boolean {
  return date >= range.from && date < range.to;
}
