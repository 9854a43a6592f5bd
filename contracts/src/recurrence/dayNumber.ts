import type { CalendarDate } from '../calendarDate.js';

const { floor } = Math;

/** A day as the number of days since 1970-01-01, which may be negative. */
export type DayNumber = number;

export interface DayParts {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

const DAYS_PER_ERA = 146_097;
const DAYS_TO_1970 = 719_468;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The last day with a year of four digits. */
export const LAST_DAY: DayNumber = dayNumber(9999, 12, 31);

/** The day with these parts (H. Hinnant, "chrono-compatible low-level date algorithms"). */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  const shifted = month <= 2 ? year - 1 : year;
  const era = floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + floor(yearOfEra / 4) - floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_TO_1970;
}

/** The parts of a day; the reverse of `dayNumber`, from the same source. */
export function partsOfDay(number: DayNumber): DayParts {
  const shifted = number + DAYS_TO_1970;
  const era = floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = floor(
    (dayOfEra - floor(dayOfEra / 1460) + floor(dayOfEra / 36_524) - floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + floor(yearOfEra / 4) - floor(yearOfEra / 100));
  const fromMarch = floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const day = dayOfYear - floor((153 * fromMarch + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
  /** Its first day. */
  first: DayNumber;
  /** 28 to 31 days. */
  length: number;
}

/** The month in which a day lies. */
export function monthAt(number: DayNumber): Month {
  const { year, month, day } = partsOfDay(number);
  return { year, month, first: number - day + 1, length: monthLength(year, month) };
}

/** The weekday, 0 for Sunday: 1970-01-01 was a Thursday. */
export function weekdayOfDay(number: DayNumber): number {
  return (((number + 4) % 7) + 7) % 7;
}

export function monthLength(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

export function yearLength(year: number): number {
  return isLeap(year) ? 366 : 365;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** @param date yyyy-MM-dd, a real day */
export function toDayNumber(date: CalendarDate): DayNumber {
  return dayNumber(Number(date.slice(0, -6)), Number(date.slice(-5, -3)), Number(date.slice(-2)));
}

/** @returns yyyy-MM-dd */
export function fromDayNumber(number: DayNumber): CalendarDate {
  const { year, month, day } = partsOfDay(number);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
