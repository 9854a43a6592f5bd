import { lightFormat } from 'date-fns';
import * as z from 'zod/mini';

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
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The day at noon of this machine's zone: far enough from midnight that no daylight-saving change
 * moves it to a neighbour. Only for display, never sent anywhere and never reckoned with: a zone
 * that crossed the date line has no noon of the day it skipped.
 */
export function toLocalNoon(date: CalendarDate): Date {
  const [year, month, day] = partsOf(date);
  const noon = new Date(2000, 0, 1, 12);
  noon.setFullYear(year, month - 1, day);
  return noon;
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
  if (!year || Number(year) === 0 || Number(month) < 1 || Number(month) > 12) return false;
  return Number(day) >= 1 && Number(day) <= daysInMonth(`${year}-${month}`);
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
  return date.slice(0, 7);
}

export function shiftMonth(month: CalendarMonth, months: number): CalendarMonth {
  return monthOf(addMonths(`${month}-01`, months));
}

/** The days of a month as the range that reads them. */
export function monthRange(month: CalendarMonth): DateRange {
  return { from: `${month}-01`, to: `${shiftMonth(month, 1)}-01` };
}

export function isWithin(date: CalendarDate, range: DateRange): boolean {
  return date >= range.from && date < range.to;
}

/** A `yyyy-MM-dd` text naming a day that exists. */
export const calendarDateSchema = z
  .string({ error: 'Invalid date format' })
  .check(z.refine(isRealDate, { error: 'Invalid date format' }));
