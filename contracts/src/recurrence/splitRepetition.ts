import type { CalendarDate } from '../calendarDate.js';
import type { CompleteRule } from './completeRule.js';
import { fromDayNumber, LAST_DAY, toDayNumber, type DayNumber } from './dayNumber.js';
import { firstRuleDay } from './lastRuleDay.js';
import { isMet } from './metPeriods.js';
import { periodOf } from './periods.js';
import { readRule } from './readRule.js';
import type { Repetition } from './repetition.js';
import { formatRule, RuleProblem } from './rule.js';
import { ruleDays, yieldsFirstDay } from './ruleDays.js';
import { settledRepetition } from './settledRepetition.js';
import * as messages from '../messages.js';

/** A series in two, either null where none of its days lies there. */
export interface SplitRepetition {
  before: Repetition | null;
  after: Repetition | null;
}

/**
 * A settled series as one that ends before a day and one that goes on from it: together they have its
 * days, those taken out among them, and a COUNT is divided. The second begins with the first day from
 * there on, whether taken out or not. Throws a RuleProblem where no rule says the second: where it
 * would begin with an extra day between the periods that an interval meets.
 */
export function splitRepetition(series: Repetition, from: CalendarDate): SplitRepetition {
  if (from <= series.date) return { before: null, after: series };
  return { before: partBefore(series, from), after: partFrom(series, from) };
}

function partBefore(series: Repetition, from: CalendarDate): Repetition {
  const rule = readRule(series);
  const day = toDayNumber(from);
  const until = rule.until ?? LAST_DAY;
  const end =
    rule.count === null
      ? { until: Math.min(until, day - 1) }
      : { count: Math.min(rule.count, countBefore(series, rule, day)) };
  return settledRepetition({
    date: series.date,
    rrule: formatRule({ ...rule, ...end }),
    extra: series.extra.filter((each) => each < from),
    except: series.except.filter((each) => each < from),
  });
}

function partFrom(series: Repetition, from: CalendarDate): Repetition | null {
  const rule = readRule(series);
  const extra = series.extra.filter((each) => each >= from);
  const byRule = firstByRule(series, rule, toDayNumber(from));
  const firstExtra = extra[0] === undefined ? null : toDayNumber(extra[0]);
  if (byRule === null && firstExtra === null) return null;
  const first = Math.min(byRule ?? LAST_DAY, firstExtra ?? LAST_DAY);
  if (byRule !== null && !isMet(rule, periodOf(rule, first))) {
    throw new RuleProblem(messages.repetitionCannotGoOn);
  }
  const { count, until } = rule;
  return settledRepetition({
    date: fromDayNumber(first),
    rrule: formatRule({
      ...rule,
      count: count && count - countBefore(series, rule, first) + (first === byRule ? 0 : 1),
      until: until && Math.max(until, first),
    }),
    extra,
    except: series.except.filter((each) => each >= from),
  });
}

/** How many of a COUNT lie before a day: those of the rule, and a first day beside it. */
function countBefore(series: Repetition, rule: CompleteRule, day: DayNumber): number {
  if (rule.count === null) return 0;
  const end = Math.min(day, endOf(series) + 1);
  return [...ruleDays(rule, rule.start, end)].length + (yieldsFirstDay(rule) ? 0 : 1);
}

/** The first day of a settled series' rule from a day on, or null. */
function firstByRule(series: Repetition, rule: CompleteRule, from: DayNumber): DayNumber | null {
  const until = Math.min(rule.until ?? LAST_DAY, endOf(series));
  return from > until ? null : firstRuleDay({ ...rule, until }, from);
}

const endOf = ({ last }: Repetition) => (last === null ? LAST_DAY : toDayNumber(last));
