import { partsOfDay, weekdayOfDay, type DayNumber } from './dayNumber.js';
import { periodOf } from './periods.js';
import type { Rule, RuleWeekday } from './rule.js';

/** A rule with its first day, in the form in which each day can be asked quickly. */
export interface CompleteRule extends Rule {
  start: DayNumber;
  /** The period of the first day: the interval is counted from it. */
  firstPeriod: number;
  /** Bit n is set where month n may be chosen. */
  months: number;
  /** Bit n is set where weekday n may be chosen. */
  weekdays: number;
  /** The days that may be chosen of months with 28, 29, 30 and 31 days; bit 0 stands for the 1st. */
  monthDays: readonly number[];
  /** Null where the rule says nothing of them. Counted from the end where negative. */
  yearDays: ReadonlySet<number> | null;
  weekNumbers: ReadonlySet<number> | null;
  nthWeekdays: ReadonlySet<number> | null;
  positions: ReadonlySet<number> | null;
}

const EVERY_MONTH = 0b1_1111_1111_1110;
const EVERY_WEEKDAY = 0b111_1111;

/** A rule with what RFC 5545 (3.3.10) takes from the first day where the rule does not say it. */
export function completeRule(rule: Rule, start: DayNumber): CompleteRule {
  const complete = withDays(rule, start);
  const { byMonth, byDay, byMonthDay } = complete;
  const isNumbered = byDay.some(({ nth }) => nth !== 0);
  return {
    ...complete,
    start,
    firstPeriod: periodOf(complete, start),
    months: byMonth.length > 0 ? bits(byMonth) : EVERY_MONTH,
    weekdays: byDay.length > 0 ? bits(byDay.map(({ weekday }) => weekday)) : EVERY_WEEKDAY,
    monthDays: [28, 29, 30, 31].map((length) => daysOfMonth(byMonthDay, length)),
    yearDays: setOf(complete.byYearDay),
    weekNumbers: setOf(complete.byWeekNo),
    nthWeekdays: isNumbered ? new Set(byDay.map(nthKey)) : null,
    positions: takesEveryDay(rule) ? null : setOf(complete.bySetPos),
  };
}

/** A period of one day has one place only, the first and the last. */
function takesEveryDay({ frequency, bySetPos }: Rule): boolean {
  return frequency === 'DAILY' && bySetPos.some((place) => place === 1 || place === -1);
}

/** One number for a numbered weekday. */
export function nthKey({ nth, weekday }: RuleWeekday): number {
  return nth * 7 + weekday;
}

function withDays(rule: Rule, start: DayNumber): Rule {
  const { byWeekNo, byYearDay, byMonthDay, byDay, byMonth, frequency } = rule;
  const namesDays = [byWeekNo, byYearDay, byMonthDay, byDay].some((list) => list.length > 0);
  const onWeekday = [{ nth: 0, weekday: weekdayOfDay(start) }];
  if (frequency === 'WEEKLY') return namesDays ? rule : { ...rule, byDay: onWeekday };
  if (byWeekNo.length > 0 && byDay.length + byYearDay.length + byMonthDay.length === 0) {
    return { ...rule, byDay: onWeekday };
  }
  if (frequency === 'DAILY' || namesDays) return rule;
  const { month, day } = partsOfDay(start);
  const onDay = { ...rule, byMonthDay: [day] };
  return frequency === 'YEARLY' && byMonth.length === 0 ? { ...onDay, byMonth: [month] } : onDay;
}

function daysOfMonth(byMonthDay: readonly number[], length: number): number {
  const all = 2 ** length - 1;
  if (byMonthDay.length === 0) return all;
  return bits(byMonthDay.map((day) => (day > 0 ? day - 1 : length + day)).filter(isPlace)) & all;
}

const isPlace = (place: number) => place >= 0;

const bits = (numbers: readonly number[]) => numbers.reduce((mask, bit) => mask | (1 << bit), 0);

const setOf = (numbers: readonly number[]) => (numbers.length > 0 ? new Set(numbers) : null);
