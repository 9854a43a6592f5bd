import { candidateDays } from './candidateDays.js';
import type { CompleteRule } from './completeRule.js';
import {
  dayNumber,
  monthLength,
  partsOfDay,
  weekdayOfDay,
  yearLength,
  type DayNumber,
} from './dayNumber.js';

/**
 * The days that a complete rule yields in one of its periods, in order: in a year (of weeks, where it
 * names weeks), a month, a week or a day.
 */
export function periodDays(rule: CompleteRule, period: number): DayNumber[] {
  return chosenDays(rule, candidateDays(rule, period));
}

/** The days among a period's candidates that the rule yields. */
export function chosenDays(rule: CompleteRule, among: readonly DayNumber[]): DayNumber[] {
  const days = among.filter((day) => isChosen(rule, day));
  const { bySetPos } = rule;
  if (bySetPos.length === 0) return days;
  const places = bySetPos.map((place) => (place > 0 ? place - 1 : days.length + place));
  return days.filter((_, place) => places.includes(place));
}

/** Whether the parts of a rule that limit its days leave this one. */
function isChosen(rule: CompleteRule, day: DayNumber): boolean {
  const { byDay, byMonth, byMonthDay, byYearDay } = rule;
  const weekday = weekdayOfDay(day);
  if (((rule.weekdays >> weekday) & 1) === 0) return false;
  if (byMonth.length + byMonthDay.length + byYearDay.length === 0 && !rule.isNumbered) return true;
  const parts = partsOfDay(day);
  const length = monthLength(parts.year, parts.month);
  if (byMonth.length > 0 && !byMonth.includes(parts.month)) return false;
  if (byMonthDay.length > 0 && !isAt(byMonthDay, parts.day, length)) return false;
  const inYear = day - dayNumber(parts.year, 1, 1) + 1;
  const ofYear = yearLength(parts.year);
  if (byYearDay.length > 0 && !isAt(byYearDay, inYear, ofYear)) return false;
  if (!rule.isNumbered) return true;
  const [place, all] = isWithinMonth(rule) ? [parts.day, length] : [inYear, ofYear];
  return byDay.some((each) => each.weekday === weekday && isNth(each.nth, place, all));
}

/** Whether the nth weekday is one of its month, not of its year. */
const isWithinMonth = ({ frequency, byMonth }: CompleteRule) =>
  frequency === 'MONTHLY' || byMonth.length > 0;

const isAt = (places: readonly number[], place: number, length: number) =>
  places.includes(place) || places.includes(place - length - 1);

/** Whether the day at a place of its month or year, counted from 1, is the nth of its weekday there. */
function isNth(nth: number, place: number, length: number): boolean {
  if (nth === 0) return true;
  return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth;
}
