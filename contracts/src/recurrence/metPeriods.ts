import type { CompleteRule } from './completeRule.js';
import type { DayNumber } from './dayNumber.js';
import { periodOf, periodStart } from './periods.js';

const { ceil } = Math;

/** Whether a rule's interval meets a period. */
export function isMet({ firstPeriod, interval }: CompleteRule, period: number): boolean {
  return (period - firstPeriod) % interval === 0;
}

/** A day whose period the interval meets, or the first day of the next one that it meets. */
export function nextMetDay(rule: CompleteRule, day: DayNumber): DayNumber {
  if (rule.interval === 1) return day;
  const period = periodOf(rule, day);
  return isMet(rule, period) ? day : periodStart(rule, nextMet(rule, period));
}

/** A period that the interval meets, or the next one that it meets. */
export function nextMet({ firstPeriod, interval }: CompleteRule, period: number): number {
  return firstPeriod + ceil((period - firstPeriod) / interval) * interval;
}
