import type { CompleteRule } from './completeRule.js';
import { LAST_DAY, type DayNumber } from './dayNumber.js';
import { Looked } from './looked.js';
import { ruleDays } from './ruleDays.js';
import * as messages from '../messages.js';

/** As much as takes a few milliseconds, and more than any rule that people choose ever needs. */
export const MOST_LOOKED_AT = 10_000;

/**
 * The first day that a rule yields on or after a day; null where it yields none. Throws a RuleProblem
 * where none is found.
 */
export function firstRuleDay(rule: CompleteRule, from = rule.start): DayNumber | null {
  const looked = new Looked(MOST_LOOKED_AT, NO_DAY);
  const [first] = ruleDays(rule, from, LAST_DAY + 1, looked);
  return first ?? null;
}

/** The day on which a rule has come to so many, at least one, or its last; null without any. */
export function countedDay(rule: CompleteRule, count: number): DayNumber | null {
  const looked = new Looked(MOST_LOOKED_AT, TOO_FAR);
  let last: DayNumber | null = null;
  let found = 0;
  for (const day of ruleDays(rule, rule.start, LAST_DAY + 1, looked)) {
    last = day;
    found += 1;
    if (found === count) break;
  }
  return last;
}

/** In days. Each stride is twice as long as the one before. */
const FIRST_STRIDE = 512;

/** The last day that a rule yields up to and on its UNTIL; null where it yields none. */
export function latestDay(rule: CompleteRule, until: DayNumber): DayNumber | null {
  const looked = new Looked(MOST_LOOKED_AT, TOO_FAR);
  let to = until + 1;
  for (let stride = FIRST_STRIDE; to > rule.start; stride *= 2) {
    const last = [...ruleDays(rule, to - stride, to, looked)].at(-1);
    if (last !== undefined) return last;
    to -= stride;
  }
  return null;
}

export const NO_DAY = messages.noDayFits;
const TOO_FAR = messages.repetitionEndsTooFar;
