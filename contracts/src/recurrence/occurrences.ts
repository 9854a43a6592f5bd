import type { CalendarDate } from '../calendarDate.js';
import { fromDayNumber, toDayNumber } from './dayNumber.js';
import { lastRuleDay, ruleDays } from './ruleDays.js';

/** What of a series says on which days its occurrences begin. */
export interface Repetition {
  /** The first day, yyyy-MM-dd. */
  date: CalendarDate;
  /** The text of an RFC 5545 RRULE. */
  rrule: string;
  /** Days added to the rule. */
  extra: readonly CalendarDate[];
  /** Days taken out. */
  except: readonly CalendarDate[];
  /** The last day on which an occurrence begins; null without an end. */
  last: CalendarDate | null;
}

/** Whether an occurrence of a series begins on a day. */
export function occursOn(series: Repetition, day: CalendarDate): boolean {
  if (series.except.includes(day)) return false;
  if (series.extra.includes(day)) return true;
  const number = toDayNumber(day);
  return ruleDaysOf(series, number, number + 1).length > 0;
}

/** The days from `from` up to, but not on, `to` on which occurrences of a series begin, in order. */
export function daysOf(series: Repetition, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const byRule = ruleDaysOf(series, toDayNumber(from), toDayNumber(to)).map(fromDayNumber);
  const added = series.extra.filter((day) => day >= from && day < to);
  const except = new Set(series.except);
  return [...new Set([...byRule, ...added])].filter((day) => !except.has(day)).sort();
}

/**
 * The last day on which an occurrence begins, whatever is taken out; null without an end. Throws a
 * RuleProblem for a rule that cannot be read, or that never yields a day.
 */
export function lastDayOf(series: Omit<Repetition, 'last' | 'except'>): CalendarDate | null {
  const byRule = lastRuleDay(series.rrule, toDayNumber(series.date));
  if (byRule === null) return null;
  return [...series.extra, fromDayNumber(byRule)].reduce((one, other) =>
    one > other ? one : other,
  );
}

function ruleDaysOf({ rrule, date, last }: Repetition, from: number, to: number): number[] {
  const end = last === null ? to : Math.min(to, toDayNumber(last) + 1);
  return ruleDays(rrule, toDayNumber(date), from, end);
}
