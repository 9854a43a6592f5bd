import { nthKey, type CompleteRule } from './completeRule.js';
import {
  dayNumber,
  monthAt,
  weekdayOfDay,
  yearLength,
  type DayNumber,
  type Month,
} from './dayNumber.js';
import type { Looked } from './looked.js';
import { nextMetDay } from './metPeriods.js';
import { firstWeekOf, periodOf, periodStart } from './periods.js';

const { ceil, clz32, floor, min } = Math;

/**
 * The days from `from` up to, but not on, `to` that meet every part of a rule but BYSETPOS, in order.
 * At the level of days the parts that RFC 5545 (3.3.10) calls expanding say the same as those that
 * limit: all of them must be met.
 */
export function* fittingDays(
  rule: CompleteRule,
  from: DayNumber,
  to: DayNumber,
  looked: Looked,
): Generator<DayNumber> {
  let begin = nextMetDay(rule, from);
  while (begin < to) {
    looked.add();
    const month = monthAt(begin);
    if (((rule.months >> month.month) & 1) === 0) {
      begin = nextMetDay(rule, firstOfNext(rule, month));
      continue;
    }
    const end = min(to, month.first + month.length, endOfPeriod(rule, begin));
    for (let places = placesIn(rule, month, begin, end); places !== 0; places &= places - 1) {
      looked.add();
      const day = month.first + 31 - clz32(places & -places);
      if (fits(rule, month, day)) yield day;
    }
    begin = nextMetDay(rule, end);
  }
}

/** The first day of the next month that BYMONTH names. */
function firstOfNext({ byMonth }: CompleteRule, { year, month }: Month): DayNumber {
  const later = byMonth.find((each) => each > month);
  return later === undefined ? dayNumber(year + 1, byMonth[0] ?? 1, 1) : dayNumber(year, later, 1);
}

function endOfPeriod(rule: CompleteRule, day: DayNumber): DayNumber {
  return rule.interval === 1 ? Infinity : periodStart(rule, periodOf(rule, day) + 1);
}

/** The days of a month from `begin` to `end` that BYMONTHDAY and BYDAY allow; bit 0 is the 1st. */
function placesIn(
  rule: CompleteRule,
  { first, length }: Month,
  begin: DayNumber,
  end: DayNumber,
): number {
  const weekday = weekdayOfDay(first);
  const week = ((rule.weekdays >> weekday) | (rule.weekdays << (7 - weekday))) & 0b111_1111;
  const weekdays = week | (week << 7) | (week << 14) | (week << 21) | (week << 28);
  const asked = (2 ** (end - first) - 1) & (-1 << (begin - first));
  return weekdays & (rule.monthDays[length - 28] ?? 0) & asked;
}

/** Whether a day of a month meets the parts that count through weeks, years or weekdays. */
function fits(rule: CompleteRule, month: Month, day: DayNumber): boolean {
  const { yearDays, weekNumbers, nthWeekdays } = rule;
  if (!yearDays && !weekNumbers && !nthWeekdays) return true;
  const inYear = day - dayNumber(month.year, 1, 1) + 1;
  const ofYear = yearLength(month.year);
  if (yearDays && !isAt(yearDays, inYear, ofYear)) return false;
  if (weekNumbers && !isInWeek(rule, weekNumbers, day)) return false;
  if (!nthWeekdays) return true;
  return rule.frequency === 'MONTHLY' || rule.byMonth.length > 0
    ? isNth(nthWeekdays, day, day - month.first + 1, month.length)
    : isNth(nthWeekdays, day, inYear, ofYear);
}

/** Whether a place, counted from 1 among so many, is one of these. */
export function isAt(places: ReadonlySet<number>, place: number, length: number): boolean {
  return places.has(place) || places.has(place - length - 1);
}

function isInWeek(rule: CompleteRule, weeks: ReadonlySet<number>, day: DayNumber): boolean {
  const year = periodOf(rule, day);
  const first = firstWeekOf(year, rule.weekStart);
  const all = (firstWeekOf(year + 1, rule.weekStart) - first) / 7;
  return isAt(weeks, floor((day - first) / 7) + 1, all);
}

/** Whether the day at a place of its month or year is one of these: the nth of its weekday there. */
function isNth(
  nthWeekdays: ReadonlySet<number>,
  day: DayNumber,
  place: number,
  length: number,
): boolean {
  const weekday = weekdayOfDay(day);
  const isThe = (nth: number) => nthWeekdays.has(nthKey({ nth, weekday }));
  return isThe(0) || isThe(ceil(place / 7)) || isThe(-ceil((length - place + 1) / 7));
}
