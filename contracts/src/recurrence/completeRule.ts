import { partsOfDay, weekdayOfDay, type DayNumber } from './dayNumber.js';
import type { Rule } from './rule.js';

/** A rule that needs its first day no more; it also holds what is asked of it for every day. */
export interface CompleteRule extends Rule {
  /** Bit n is set where weekday n may be chosen. */
  weekdays: number;
  /** Whether a weekday is the nth of its month or year. */
  isNumbered: boolean;
}

const EVERY_WEEKDAY = 0b111_1111;

/** A rule with what RFC 5545 takes from the first day where the rule itself does not say it. */
export function completeRule(rule: Rule, start: DayNumber): CompleteRule {
  const complete = withDays(rule, start);
  const { byDay } = complete;
  const bits = byDay.reduce((mask, { weekday }) => mask | (1 << weekday), 0);
  return {
    ...complete,
    weekdays: byDay.length > 0 ? bits : EVERY_WEEKDAY,
    isNumbered: byDay.some(({ nth }) => nth !== 0),
  };
}

function withDays(rule: Rule, start: DayNumber): Rule {
  const { byWeekNo, byYearDay, byMonthDay, byDay, byMonth, frequency } = rule;
  const namesDays = [byWeekNo, byYearDay, byMonthDay, byDay].some((list) => list.length > 0);
  const onWeekday = [{ nth: 0, weekday: weekdayOfDay(start) }];
  if (frequency === 'WEEKLY') return namesDays ? rule : { ...rule, byDay: onWeekday };
  if (byWeekNo.length > 0 && byDay.length + byYearDay.length + byMonthDay.length === 0) {
    return { ...rule, byDay: onWeekday };
  }
  if (frequency === 'DAILY' || namesDays) return rule;
  const { month, day } = partsOfDay(start);
  const onDay = { ...rule, byMonthDay: [day] };
  return frequency === 'YEARLY' && byMonth.length === 0 ? { ...onDay, byMonth: [month] } : onDay;
}
