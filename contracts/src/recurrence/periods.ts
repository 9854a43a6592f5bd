import { dayNumber, partsOfDay, weekdayOfDay, type DayNumber } from './dayNumber.js';
import type { Rule } from './rule.js';

const { floor } = Math;

/** The number of the period that holds a day; later periods have higher numbers. */
export function periodOf(rule: Rule, day: DayNumber): number {
  if (rule.frequency === 'DAILY') return day;
  if (rule.frequency === 'WEEKLY') return floor((day + 4 - rule.weekStart) / 7);
  if (rule.byWeekNo.length > 0) return weekYearOf(day, rule.weekStart);
  const { year, month } = partsOfDay(day);
  return rule.frequency === 'YEARLY' ? year : year * 12 + month - 1;
}

/** The first day of a period. */
export function periodStart(rule: Rule, period: number): DayNumber {
  if (rule.frequency === 'DAILY') return period;
  if (rule.frequency === 'WEEKLY') return period * 7 - 4 + rule.weekStart;
  if (rule.frequency === 'MONTHLY') return dayNumber(floor(period / 12), (period % 12) + 1, 1);
  return rule.byWeekNo.length > 0 ? firstWeekOf(period, rule.weekStart) : dayNumber(period, 1, 1);
}

/** The year a day's week belongs to: the one that holds most of the week. */
function weekYearOf(day: DayNumber, weekStart: number): number {
  const middle = day - ((weekdayOfDay(day) - weekStart + 7) % 7) + 3;
  return partsOfDay(middle).year;
}

/** The first day of the first week of which a year holds most. */
export function firstWeekOf(year: number, weekStart: number): DayNumber {
  const fourth = dayNumber(year, 1, 4);
  return fourth - ((weekdayOfDay(fourth) - weekStart + 7) % 7);
}
