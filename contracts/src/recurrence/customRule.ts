import { weekdayOf, type CalendarDate } from '../calendarDate.js';
import { monthLength, partsOfDay, toDayNumber, fromDayNumber } from './dayNumber.js';
import { readRuleIfValid } from './readRule.js';
import { formatRule, MONDAY, type Frequency, type Rule } from './rule.js';

export const REPEAT_UNITS = {
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
} as const;
export type RepeatUnit = keyof typeof REPEAT_UNITS;

/** On which day of its months a monthly event is, seen from its first day. */
export const MONTHLY_DAYS = ['day', 'nthWeekday', 'lastWeekday', 'lastDay'] as const;
export type MonthlyDay = (typeof MONTHLY_DAYS)[number];

/** A rule that people can put together themselves, as they see it. */
export interface CustomRule {
  /** 1 to 99. */
  every: number;
  unit: RepeatUnit;
  /** For weeks: 0 for Sunday, sorted; at least one. */
  weekdays: readonly number[];
  /** For months. */
  monthly: MonthlyDay;
  ends: { kind: 'never' } | { kind: 'on'; date: CalendarDate } | { kind: 'after'; times: number };
}

/** What people see first: every week on the weekday of a day, without an end. */
export function usualCustomRule(date: CalendarDate): CustomRule {
  return {
    every: 1,
    unit: 'week',
    weekdays: [weekdayOf(date)],
    monthly: 'day',
    ends: { kind: 'never' },
  };
}

/** The canonical text of a rule that was put together, for a series that begins on a day. */
export function textOfCustomRule(custom: CustomRule, date: CalendarDate): string {
  const { unit, ends } = custom;
  const { month, day } = partsOfDay(toDayNumber(date));
  const rule: Rule = {
    frequency: REPEAT_UNITS[unit],
    interval: custom.every,
    count: ends.kind === 'after' ? ends.times : null,
    until: ends.kind === 'on' ? toDayNumber(ends.date) : null,
    byMonth: unit === 'year' ? [month] : [],
    byWeekNo: [],
    byYearDay: [],
    byMonthDay: unit === 'year' ? [day] : [],
    byDay: unit === 'week' ? weekdaysFromMonday(custom.weekdays) : [],
    bySetPos: [],
    weekStart: MONDAY,
  };
  return formatRule(unit === 'month' ? { ...rule, ...dayOfMonths(custom.monthly, date) } : rule);
}

/** A series' rule as people would put it together; null for one that they cannot. */
export function customRuleOf(series: { date: CalendarDate; rrule: string }): CustomRule | null {
  const rule = readRuleIfValid(series);
  if (!rule) return null;
  const usual = usualCustomRule(series.date);
  const custom: CustomRule = {
    every: rule.interval,
    unit: unitOf(rule.frequency),
    weekdays:
      rule.frequency === 'WEEKLY'
        ? rule.byDay.map(({ weekday }) => weekday).sort()
        : usual.weekdays,
    monthly: monthlyDayOf(rule),
    ends: endsOf(rule),
  };
  return textOfCustomRule(custom, series.date) === formatRule(rule) ? custom : null;
}

function weekdaysFromMonday(weekdays: readonly number[]): Rule['byDay'] {
  return [1, 2, 3, 4, 5, 6, 0]
    .filter((weekday) => weekdays.includes(weekday))
    .map((weekday) => ({ nth: 0, weekday }));
}

function dayOfMonths(monthly: MonthlyDay, date: CalendarDate): Pick<Rule, 'byDay' | 'byMonthDay'> {
  const { day } = partsOfDay(toDayNumber(date));
  const weekday = weekdayOf(date);
  switch (monthly) {
    case 'day':
      return { byMonthDay: [day], byDay: [] };
    case 'lastDay':
      return { byMonthDay: [-1], byDay: [] };
    case 'nthWeekday':
      return { byMonthDay: [], byDay: [{ nth: Math.ceil(day / 7), weekday }] };
    case 'lastWeekday':
      return { byMonthDay: [], byDay: [{ nth: -1, weekday }] };
  }
}

/** What can be said of a day within its month: the nth weekday up to the fourth, the last, the end. */
export function monthlyDaysOn(date: CalendarDate): MonthlyDay[] {
  const { year, month, day } = partsOfDay(toDayNumber(date));
  const length = monthLength(year, month);
  const isTrue = {
    day: true,
    nthWeekday: day <= 28,
    lastWeekday: day + 7 > length,
    lastDay: day === length,
  };
  return MONTHLY_DAYS.filter((monthly) => isTrue[monthly]);
}

function monthlyDayOf({ frequency, byDay, byMonthDay }: Rule): MonthlyDay {
  if (frequency !== 'MONTHLY') return 'day';
  if (byDay[0]) return byDay[0].nth < 0 ? 'lastWeekday' : 'nthWeekday';
  return byMonthDay[0] === -1 ? 'lastDay' : 'day';
}

function endsOf({ count, until }: Rule): CustomRule['ends'] {
  if (count !== null) return { kind: 'after', times: count };
  return until === null ? { kind: 'never' } : { kind: 'on', date: fromDayNumber(until) };
}

function unitOf(frequency: Frequency): RepeatUnit {
  const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;
  return units[frequency];
}
