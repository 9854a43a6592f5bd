import { fromDayNumber, type DayNumber } from './dayNumber.js';

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The weekdays as RFC 5545 writes them, 0 for Sunday. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** A weekday, or the nth one of its month or year; counted from the end where negative. */
export interface RuleWeekday {
  /** 0 for every one of them. */
  nth: number;
  /** 0 for Sunday. */
  weekday: number;
}

/** An RFC 5545 RRULE at the level of days; an empty list stands for a part that is not there. */
export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  until: DayNumber | null;
  byMonth: readonly number[];
  byWeekNo: readonly number[];
  byYearDay: readonly number[];
  byMonthDay: readonly number[];
  byDay: readonly RuleWeekday[];
  bySetPos: readonly number[];
  /** The weekday on which weeks begin, 0 for Sunday. */
  weekStart: number;
}

/** A rule that cannot be understood; the message is a sentence for people. */
export class RuleProblem extends Error {}

/** RFC 5545's weeks begin on it where a rule does not say otherwise. */
export const MONDAY = 1;

/** The one text of a rule: every part in its place, sorted, none that says what holds anyway. */
export function formatRule(rule: Rule): string {
  const list = (name: string, numbers: readonly (number | string)[]) =>
    numbers.length > 0 ? [`${name}=${numbers.join(',')}`] : [];
  return [
    `FREQ=${rule.frequency}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...(rule.count === null ? [] : [`COUNT=${rule.count}`]),
    ...(rule.until === null ? [] : [`UNTIL=${fromDayNumber(rule.until).replaceAll('-', '')}`]),
    ...list('BYMONTH', rule.byMonth),
    ...list('BYWEEKNO', rule.byWeekNo),
    ...list('BYYEARDAY', rule.byYearDay),
    ...list('BYMONTHDAY', rule.byMonthDay),
    ...list('BYDAY', rule.byDay.map(formatWeekday)),
    ...list('BYSETPOS', rule.bySetPos),
    ...(rule.weekStart === MONDAY ? [] : [`WKST=${WEEKDAYS[rule.weekStart]}`]),
  ].join(';');
}

function formatWeekday({ nth, weekday }: RuleWeekday): string {
  return `${nth === 0 ? '' : nth}${WEEKDAYS[weekday] ?? ''}`;
}
