import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { fromDayNumber, toDayNumber } from '@kinday/contracts/recurrence/dayNumber';
import { firstRuleDay } from '@kinday/contracts/recurrence/lastRuleDay';
import { readRule, readRuleIfValid } from '@kinday/contracts/recurrence/readRule';
import { formatRule } from '@kinday/contracts/recurrence/rule';
import { beginWithin, endMeant, lastDayOfLength, type RuleEnd } from './saidEnd';
import { textOfRule, type SaidRule } from './saidRule';

interface SettledRule {
  date: CalendarDate;
  rrule: string;
  usesEnd: boolean;
}

/** How many days lie between two of a rule's, at least. */
const GAPS = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 };

/**
 * Whether an event that goes on for so many days is over before its next one: "every Tuesday Jan 5 to
 * Feb 9" is none, its last day is the rule's.
 */
export function fitsBetween({ frequency, interval, days }: SaidRule, moreDays: number): boolean {
  return moreDays < (days.includes(',') ? 1 : GAPS[frequency] * interval);
}

/**
 * The rule that a line means, in its one form, and its first day; null for one that cannot be.
 * @param from the first day is this one, or the next that fits
 */
export function settleRule(
  said: SaidRule,
  end: RuleEnd | null,
  from: CalendarDate,
): SettledRule | null {
  // Every other Tuesday begins on the next one.
  const begin = end?.kind === 'within' ? beginWithin(end.words, from) : from;
  const first = firstDay(textOfRule({ ...said, interval: 1 }), begin);
  const endless = first && formatted(textOfRule(said), first);
  if (!first || !endless) return null;
  const ending = end && endText(said, end, first);
  const ended = ending && formatted(`${textOfRule(said)};${ending}`, first);
  return { date: first, rrule: ended ?? endless, usesEnd: ended !== null };
}

function firstDay(rrule: string, from: CalendarDate): CalendarDate | null {
  const rule = readRuleIfValid({ date: from, rrule });
  const first = rule && firstRuleDay(rule, toDayNumber(from));
  return first === null ? null : fromDayNumber(first);
}

function formatted(rrule: string, date: CalendarDate): string | null {
  return readRuleIfValid({ date, rrule }) && formatRule(readRule({ date, rrule }));
}

const UNITS = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;

/** The part of the rule that ends it; null where it would end before it begins. */
function endText(
  { frequency, interval, days }: SaidRule,
  end: RuleEnd,
  first: CalendarDate,
): string | null {
  if (end.kind === 'times') return `COUNT=${end.times}`;
  const isOncePerUnit = interval === 1 && !days.includes(',');
  if (end.kind === 'length' && isOncePerUnit && end.unit === UNITS[frequency]) {
    return `COUNT=${end.count}`;
  }
  const last =
    end.kind === 'length'
      ? lastDayOfLength(first, end.count, end.unit)
      : endMeant(end.words, first);
  return last && last >= first ? `UNTIL=${last.replaceAll('-', '')}` : null;
}
