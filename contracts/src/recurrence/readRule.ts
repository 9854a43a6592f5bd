import type { CalendarDate } from '../calendarDate.js';
import { completeRule, type CompleteRule } from './completeRule.js';
import { toDayNumber } from './dayNumber.js';
import { parseRule } from './parseRule.js';
import { RuleProblem } from './rule.js';

const MOST_KEPT = 1_000;
const kept = new Map<string, CompleteRule>();

/**
 * A series' rule, completed by its first day; read once for as long as it is in use. Throws a
 * RuleProblem.
 */
export function readRule({ date, rrule }: { date: CalendarDate; rrule: string }): CompleteRule {
  const key = `${date} ${rrule}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const rule = completeRule(parseRule(rrule), toDayNumber(date));
  kept.set(key, rule);
  return rule;
}

/** The same, or null for a rule that cannot be read: a stored one may come from a later version. */
export function readRuleIfValid(series: {
  date: CalendarDate;
  rrule: string;
}): CompleteRule | null {
  try {
    return readRule(series);
  } catch (problem) {
    if (problem instanceof RuleProblem) return null;
    throw problem;
  }
}
