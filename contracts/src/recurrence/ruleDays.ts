import { candidateDays } from './candidateDays.js';
import { completeRule, type CompleteRule } from './completeRule.js';
import { dayNumber, LAST_DAY, partsOfDay, type DayNumber } from './dayNumber.js';
import { parseRule } from './parseRule.js';
import { chosenDays, periodDays } from './periodDays.js';
import { periodOf, periodStart } from './periods.js';
import { RuleProblem } from './rule.js';

/** How many days are looked at for a rule's end: five milliseconds' worth, and no family plans as far. */
const MOST_LOOKED_AT = 50_000;
const MOST_KEPT = 1_000;
const kept = new Map<string, CompleteRule>();

/** A stored rule's text as a rule, completed by its first day; read once for as long as it is in use. */
function readRule(text: string, start: DayNumber): CompleteRule {
  const key = `${start} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const rule = completeRule(parseRule(text), start);
  kept.set(key, rule);
  return rule;
}

/**
 * The days from `from` up to, but not on, `to` that a rule yields, in order. A COUNT is not counted
 * here: a stored series knows its last day. Looks at these days and the rest of their periods only.
 */
export function ruleDays(
  text: string,
  start: DayNumber,
  from: DayNumber,
  to: DayNumber,
): DayNumber[] {
  const rule = readRule(text, start);
  const begin = Math.max(from, start);
  const end = Math.min(to, (rule.until ?? LAST_DAY) + 1);
  const days: DayNumber[] = [];
  if (begin >= end) return days;
  let period = periodFrom(rule, start, periodOf(rule, begin));
  while (periodStart(rule, period) < end) {
    for (const day of periodDays(rule, period)) if (day >= begin && day < end) days.push(day);
    period = nextPeriod(rule, start, period);
  }
  return days;
}

/**
 * The last day that a rule yields; null for one without an end. A COUNT that so many days, looked at
 * from the first on, do not reach ends with them. Throws a RuleProblem when none of these comes.
 */
export function lastRuleDay(text: string, start: DayNumber): DayNumber | null {
  const rule = readRule(text, start);
  const end = rule.until ?? LAST_DAY;
  const counted = countedDay(rule, start, end);
  if (counted === null) throw new RuleProblem('This repetition never comes to a day.');
  if (rule.until !== null) return latestDay(rule, start, rule.until);
  return rule.count === null ? null : counted;
}

/** The day on which a rule's COUNT is reached, or the last before `end`; without a COUNT its first. */
function countedDay(rule: CompleteRule, start: DayNumber, end: DayNumber): DayNumber | null {
  let left = rule.count ?? 1;
  let found: DayNumber | null = null;
  let lookedAt = 0;
  let period = periodOf(rule, start);
  while (left > 0 && lookedAt < MOST_LOOKED_AT && periodStart(rule, period) <= end) {
    const among = candidateDays(rule, period);
    const days = chosenDays(rule, among).filter((day) => day >= start && day <= end);
    found = days.slice(0, left).at(-1) ?? found;
    left -= days.length;
    lookedAt += among.length + 1;
    period = nextPeriod(rule, start, period);
  }
  return found;
}

/** The last day up to and on `end` that a rule yields which is known to yield one. */
function latestDay(rule: CompleteRule, start: DayNumber, end: DayNumber): DayNumber {
  let period = periodFrom(rule, start, periodOf(rule, end));
  for (;;) {
    const found = periodDays(rule, period).findLast((day) => day <= end);
    if (found !== undefined) return found;
    period -= rule.interval;
  }
}

/** The first period not before one that the rule's interval meets. */
function periodFrom(rule: CompleteRule, start: DayNumber, period: number): number {
  const first = periodOf(rule, start);
  return first + Math.ceil(Math.max(0, period - first) / rule.interval) * rule.interval;
}

/** The next period that the interval meets; months in which the rule has no day are passed over. */
function nextPeriod(rule: CompleteRule, start: DayNumber, period: number): number {
  const next = period + rule.interval;
  const { frequency, byMonth } = rule;
  if (byMonth.length === 0 || frequency === 'YEARLY') return next;
  const ahead = monthAhead(byMonth, periodStart(rule, next));
  return Math.max(next, periodFrom(rule, start, periodOf(rule, ahead)));
}

/** A day, or the first of the next month that is one of these. */
function monthAhead(months: readonly number[], day: DayNumber): DayNumber {
  const { year, month } = partsOfDay(day);
  if (months.includes(month)) return day;
  const later = months.find((each) => each > month);
  return later === undefined ? dayNumber(year + 1, months[0] ?? 1, 1) : dayNumber(year, later, 1);
}
