import type { CompleteRule } from './completeRule.js';
import { LAST_DAY, type DayNumber } from './dayNumber.js';
import { fittingDays, isAt } from './fittingDays.js';
import { Looked } from './looked.js';
import { nextMet } from './metPeriods.js';
import { periodOf, periodStart } from './periods.js';

/**
 * The days from `from` up to, but not on, `to` that a rule yields, in order, none before its first
 * day or after UNTIL. COUNT is not counted here: a settled series knows its last day. Looks at these
 * days, and with BYSETPOS at the rest of the periods in which the first and the last of them lie.
 */
export function* ruleDays(
  rule: CompleteRule,
  from: DayNumber,
  to: DayNumber,
  looked = new Looked(),
): Generator<DayNumber> {
  const begin = Math.max(from, rule.start);
  const end = Math.min(to, (rule.until ?? LAST_DAY) + 1);
  if (!(begin < end)) return;
  const { positions } = rule;
  if (positions === null) {
    yield* fittingDays(rule, begin, end, looked);
    return;
  }
  let period = nextMet(rule, periodOf(rule, begin));
  while (periodStart(rule, period) < end) {
    looked.add(PERIOD_COST);
    for (const day of chosenDays(rule, positions, period, looked)) {
      if (day >= begin && day < end) yield day;
    }
    period += rule.interval;
  }
}

/** What taking days from a period costs beside them, in days that are looked at. */
const PERIOD_COST = 3;

/** The days of a period at the places that BYSETPOS names. */
function chosenDays(
  rule: CompleteRule,
  positions: ReadonlySet<number>,
  period: number,
  looked: Looked,
): DayNumber[] {
  const [from, to] = [periodStart(rule, period), periodStart(rule, period + 1)];
  const days = [...fittingDays(rule, from, to, looked)];
  return days.filter((_, index) => isAt(positions, index + 1, days.length));
}

/** Whether the first day of a rule is one that it yields. */
export function yieldsFirstDay(rule: CompleteRule): boolean {
  return [...ruleDays(rule, rule.start, rule.start + 1)].length > 0;
}
