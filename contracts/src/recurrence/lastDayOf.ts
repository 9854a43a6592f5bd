import type { CalendarDate } from '../calendarDate.js';
import type { CompleteRule } from './completeRule.js';
import { fromDayNumber, type DayNumber } from './dayNumber.js';
import { countedDay, firstRuleDay, latestDay, NO_DAY } from './lastRuleDay.js';
import { readRule } from './readRule.js';
import type { Repetition } from './repetition.js';
import { RuleProblem } from './rule.js';
import * as messages from '../messages.js';

/**
 * The last day on which an occurrence begins, were none taken out; null without an end. The first
 * day always is one, and the first of a COUNT, as RFC 5545 (3.3.10) has it. Throws a RuleProblem for
 * a rule that cannot be read, that comes to no day, or whose end is centuries away.
 */
export function lastDayOf(
  series: Pick<Repetition, 'date' | 'rrule' | 'extra'>,
): CalendarDate | null {
  const rule = readRule(series);
  if (rule.until !== null && rule.until < rule.start) {
    throw new RuleProblem(messages.repetitionEndsFirst);
  }
  const first = firstRuleDay({ ...rule, until: null });
  if (first === null) throw new RuleProblem(NO_DAY);
  if (rule.count === null && rule.until === null) return null;
  const byRule = lastByRule(rule, first) ?? rule.start;
  return [series.date, ...series.extra, fromDayNumber(byRule)].reduce(later);
}

function lastByRule(rule: CompleteRule, first: DayNumber): DayNumber | null {
  const { start, count, until } = rule;
  if (until !== null) return latestDay(rule, until);
  const left = (count ?? 0) - (first === start ? 0 : 1);
  return left === 0 ? null : countedDay(rule, left);
}

const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);
