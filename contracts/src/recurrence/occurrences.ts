import type { CalendarDate } from '../calendarDate.js';
import { fromDayNumber, LAST_DAY, toDayNumber, type DayNumber } from './dayNumber.js';
import { readRuleIfValid } from './readRule.js';
import type { Repetition } from './repetition.js';
import { ruleDays } from './ruleDays.js';

/** Whether an occurrence of a settled series begins on a day. */
export function occursOn(series: Repetition, day: CalendarDate): boolean {
  const number = toDayNumber(day);
  return daysWithin(series, number, number).length > 0;
}

/**
 * The days from `from` up to, but not on, `to` on which occurrences of a settled series begin, in
 * order. A series whose rule cannot be read has its extra days only.
 */
export function daysOf(series: Repetition, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  return daysWithin(series, toDayNumber(from), toDayNumber(to) - 1);
}

/** Whether a settled series has any day left. Looks no further than its days that were taken out. */
export function hasDays(series: Repetition): boolean {
  const { date, last, extra, except } = series;
  const rule = readRuleIfValid(series);
  const out = new Set(except);
  if (rule) {
    const end = last === null ? LAST_DAY : toDayNumber(last);
    for (const day of ruleDays(rule, toDayNumber(date), end + 1)) {
      if (!out.has(fromDayNumber(day))) return true;
    }
  }
  return extra.some((day) => !out.has(day));
}

/** @param to the last day, itself included */
function daysWithin(series: Repetition, from: DayNumber, to: DayNumber): CalendarDate[] {
  const end = Math.min(to, LAST_DAY);
  if (!(from <= end)) return [];
  const byRule = daysByRule(series, from, end).map(fromDayNumber);
  const [first, last] = [fromDayNumber(from), fromDayNumber(end)];
  const within = (days: readonly CalendarDate[]) =>
    days.filter((day) => day >= first && day <= last);
  const extra = within(series.extra);
  const except = new Set(within(series.except));
  if (extra.length + except.size === 0) return byRule;
  return [...new Set([...byRule, ...extra])].filter((day) => !except.has(day)).sort();
}

/** The days of a settled series' rule; where its COUNT ends says `last`. */
function daysByRule(series: Repetition, from: DayNumber, to: DayNumber): DayNumber[] {
  const rule = readRuleIfValid(series);
  const end = series.last === null ? to : Math.min(to, toDayNumber(series.last));
  return rule ? [...ruleDays(rule, from, end + 1)] : [];
}
