import {
  dayNumber,
  monthLength,
  weekdayOfDay,
  yearLength,
  type DayNumber,
  type DayParts,
} from './dayNumber.js';
import type { CompleteRule } from './completeRule.js';
import { firstWeekOf, periodStart } from './periods.js';

/** The days of a period that the rule's most exact part names, sorted; its other parts choose among them. */
export function candidateDays(rule: CompleteRule, period: number): DayNumber[] {
  if (rule.frequency === 'DAILY') return [period];
  const begin = periodStart(rule, period);
  if (rule.frequency === 'WEEKLY') return range(begin, begin + 7);
  const months = monthsIn(rule, period);
  if (rule.byWeekNo.length > 0) return weeksOfYear(rule, period, begin);
  if (rule.byYearDay.length > 0) {
    const length = yearLength(period);
    const inYear = resolved(rule.byYearDay, length);
    return inYear.map((place) => begin + place - 1);
  }
  if (rule.byMonthDay.length + rule.byMonth.length === 0 && rule.frequency === 'YEARLY') {
    return weekdaysIn(rule, begin, yearLength(period));
  }
  return months.flatMap(({ year, month }) => {
    const first = dayNumber(year, month, 1);
    const length = monthLength(year, month);
    if (rule.byMonthDay.length === 0) return weekdaysIn(rule, first, length);
    return resolved(rule.byMonthDay, length).map((place) => first + place - 1);
  });
}

/** The days of a month or year, or just the nth weekdays where the rule names no others. */
function weekdaysIn({ byDay }: CompleteRule, first: DayNumber, length: number): DayNumber[] {
  if (byDay.length === 0 || byDay.some(({ nth }) => nth === 0)) return range(first, first + length);
  const days = byDay.map(({ nth, weekday }) => {
    const places = (weekday - weekdayOfDay(first) + 7) % 7;
    const all = Math.ceil((length - places) / 7);
    const place = nth > 0 ? nth : all + nth + 1;
    return place < 1 || place > all ? null : first + places + (place - 1) * 7;
  });
  const existing = days.filter((day) => day !== null);
  return [...new Set(existing)].sort((one, other) => one - other);
}

function monthsIn({ frequency, byMonth }: CompleteRule, period: number): Omit<DayParts, 'day'>[] {
  if (frequency === 'MONTHLY') {
    const month = (period % 12) + 1;
    const isIn = byMonth.length === 0 || byMonth.includes(month);
    return isIn ? [{ year: Math.floor(period / 12), month }] : [];
  }
  const months = byMonth.length > 0 ? byMonth : range(1, 13);
  return months.map((month) => ({ year: period, month }));
}

function weeksOfYear(
  { byWeekNo, weekStart }: CompleteRule,
  year: number,
  begin: DayNumber,
): DayNumber[] {
  const weeks = (firstWeekOf(year + 1, weekStart) - begin) / 7;
  return resolved(byWeekNo, weeks).flatMap((week) => {
    const first = begin + (week - 1) * 7;
    return range(first, first + 7);
  });
}

/** The places that exist among so many, counted from 1: those from the end turned round. Sorted. */
function resolved(places: readonly number[], length: number): number[] {
  const all = places.map((place) => (place > 0 ? place : length + place + 1));
  const existing = all.filter((place) => place >= 1 && place <= length);
  return [...new Set(existing)].sort((one, other) => one - other);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
