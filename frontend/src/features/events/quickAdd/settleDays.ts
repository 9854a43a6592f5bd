import { addDays, addMonths, daysBetween, type CalendarDate } from '@kinday/contracts/calendarDate';
import { LIMITS } from '@kinday/contracts/product';
import { dateOf, type Findings } from './findDayAndTime';
import { lastDayOfLength, type SaidEnd } from './saidEnd';
import { fitsBetween, settleRule } from './settleRule';
import type { SaidRule } from './saidRule';

/** What a line says of an event's days, as far as it is meant. */
export interface SaidDays {
  findings: Findings;
  rule: SaidRule | null;
  end: SaidEnd | null;
  /** The line says the last day alone: "until Friday". */
  isUntilDay: boolean;
}

export interface SettledDays {
  /** Null where the line names none, and no rule. */
  date: CalendarDate | null;
  /** Null where it does not say how long. */
  moreDays: number | null;
  /** The text of a rule; null for none. */
  rrule: string | null;
  /** What was said of the end was of use. */
  usesEnd: boolean;
  /** A last day was named, later than an event can go on. */
  isTooLong: boolean;
}

const YEAR = 12;

/**
 * The days that a line means.
 * @param today dates without a year are not over on it
 * @param shown the day that stands in the form: what names no day is on it, or begins with it
 */
export function settleDays(said: SaidDays, today: CalendarDate, shown: CalendarDate): SettledDays {
  const { findings, rule, end, isUntilDay } = said;
  const { date, last: lastNamed } = daysNamed(said, isUntilDay ? shown : null, today);
  const moreDays = date !== null && lastNamed !== null ? moreDaysTo(date, lastNamed) : null;
  const isTooLong = lastNamed !== null && moreDays === null;
  const isOver = rule && lastNamed && (isTooLong || !fitsBetween(rule, moreDays ?? 0));
  const ending =
    end ?? (isOver && isDate(findings) ? { kind: 'until' as const, words: lastNamed } : null);
  const settled = rule && settleRule(rule, ending, date ?? shown);
  if (settled) return { ...settled, moreDays: isOver ? null : moreDays, isTooLong: false };
  const lasting = date && end?.kind === 'length' && moreDays === null ? end : null;
  const more =
    lasting && date ? moreDaysTo(date, lastDayOfLength(date, lasting.count, lasting.unit)) : null;
  return { date, moreDays: more ?? moreDays, rrule: null, usesEnd: more !== null, isTooLong };
}

/** Whether the last day is named as a date: "every weekday Mon-Fri" only says its days twice. */
const isDate = ({ day, lastDay }: Findings) => (lastDay ?? day?.start)?.isCertain('day');

interface DaysNamed {
  date: CalendarDate | null;
  last: CalendarDate | null;
}

function daysNamed(
  { findings: { day, date, lastDay }, rule }: SaidDays,
  begin: CalendarDate | null,
  today: CalendarDate,
): DaysNamed {
  if (!day || !date) return { date: null, last: null };
  if (begin) return { date: begin, last: date };
  if (!lastDay) return { date, last: null };
  const last = lastFrom(date, lastDay);
  const before = { date: addMonths(date, -YEAR), last: addMonths(last, -YEAR) };
  // What goes on today has begun in the past; what no event can go on for has not.
  const canGoOn = rule !== null || moreDaysTo(before.date, before.last) !== null;
  const goesOn = !hasYear(day.start) && date > today && before.last >= today && canGoOn;
  return goesOn ? before : { date, last };
}

const hasYear = (parts: NonNullable<Findings['lastDay']>) =>
  parts.isCertain('year') || !parts.isCertain('month');

/** The last of several days, on or after the first: in the next week or year where it must be. */
function lastFrom(date: CalendarDate, parts: NonNullable<Findings['lastDay']>): CalendarDate {
  const named = dateOf(parts) ?? date;
  if (parts.isCertain('year')) return named;
  if (!parts.isCertain('month')) return addDays(named, Math.max(0, weeksBehind(named, date)) * 7);
  const sameYear = `${date.slice(0, -6)}${named.slice(-6)}`;
  return sameYear < date ? addMonths(sameYear, YEAR) : sameYear;
}

const weeksBehind = (day: CalendarDate, other: CalendarDate) =>
  Math.ceil(daysBetween(day, other) / 7);

/** Null for what is in no order, or longer than a typed line may name. */
function moreDaysTo(date: CalendarDate, last: CalendarDate): number | null {
  const moreDays = daysBetween(date, last);
  return moreDays >= 0 && moreDays < LIMITS.typedDays ? moreDays : null;
}
