import { addDays, daysBetween, type CalendarDate } from '../calendarDate.js';
import { completeRule } from './completeRule.js';
import {
  fromDayNumber,
  LAST_DAY,
  monthLength,
  partsOfDay,
  toDayNumber,
  weekdayOfDay,
} from './dayNumber.js';
import { firstRuleDay } from './lastRuleDay.js';
import { periodOf, periodStart } from './periods.js';
import { readRule } from './readRule.js';
import type { Repetition } from './repetition.js';
import { formatRule, RuleProblem, type Rule } from './rule.js';
import { ruleDays, yieldsFirstDay } from './ruleDays.js';
import { settledRepetition } from './settledRepetition.js';
import * as messages from '../messages.js';

/**
 * A settled series after one of its days was moved and "All of them" was meant.
 *
 * Daily and weekly series: every day moves by as many days, the weekdays along ("every Monday and
 * Wednesday", moved by one day, is "every Tuesday and Thursday"). A day of the month, an nth weekday
 * or a day of the year becomes what the new day is in its month or year ("on the second Thursday",
 * moved from Thursday 12 to Friday 13, is "on the second Friday"; the last stays the last). The end
 * moves by as many days; a COUNT stays. Days taken out stay taken out at their new places.
 *
 * Throws a RuleProblem where the days of a rule are given in any other way.
 * @param day a day of the series
 * @param to where it was moved
 */
export function movedRepetition(
  series: Repetition,
  day: CalendarDate,
  to: CalendarDate,
): Repetition {
  const byDays = daysBetween(day, to);
  const rule = readRule(series);
  const { start, until } = rule;
  const named = { ...rule, until: until && Math.min(until + byDays, LAST_DAY) };
  if (rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') {
    const shift = (days: readonly CalendarDate[]) => days.map((each) => addDays(each, byDays));
    return settledRepetition({
      date: addDays(series.date, byDays),
      rrule: formatRule(shiftedRule(named, byDays, yieldsFirstDay(rule))),
      extra: shift(series.extra),
      except: shift(series.except),
    });
  }
  if (series.extra.length > 0) throw cannotFollow();
  const moved = renamedRule(named, toDayNumber(to));
  const byPeriods = periodOf(rule, toDayNumber(to)) - periodOf(rule, toDayNumber(day));
  const dayIn = (period: number) => {
    const all = completeRule({ ...moved, interval: 1, until: null }, periodStart(moved, period));
    const [only] = ruleDays(all, all.start, periodStart(moved, period + 1));
    return only;
  };
  const anchor = periodStart(moved, periodOf(rule, start) + byPeriods);
  const first = firstRuleDay(completeRule(moved, anchor));
  if (first === null) throw cannotFollow();
  return settledRepetition({
    date: fromDayNumber(first),
    rrule: formatRule(moved),
    except: series.except.flatMap((each) => {
      const counterpart = dayIn(periodOf(rule, toDayNumber(each)) + byPeriods);
      return counterpart === undefined ? [] : [fromDayNumber(counterpart)];
    }),
  });
}

/** A daily or weekly rule with each weekday so many days later; its weeks too, where that matters. */
function shiftedRule(rule: Rule, byDays: number, yieldsFirst: boolean): Rule {
  const { byDay, byMonth, byMonthDay } = rule;
  if (byMonth.length + byMonthDay.length > 0) throw cannotFollow();
  const shift = (weekday: number) => (((weekday + byDays) % 7) + 7) % 7;
  return {
    ...rule,
    byDay: byDay.map(({ weekday }) => ({ nth: 0, weekday: shift(weekday) })),
    weekStart: byDay.length === 1 && yieldsFirst ? rule.weekStart : shift(rule.weekStart),
  };
}

/** A monthly or yearly rule that names one day of a month, with a new day in its place. */
function renamedRule(rule: Rule, to: number): Rule {
  const { byMonth, byWeekNo, byYearDay, byMonthDay, byDay, bySetPos, frequency } = rule;
  const { year, month, day } = partsOfDay(to);
  const isInOneMonth = byMonth.length === (frequency === 'YEARLY' ? 1 : 0);
  const hasMore = byWeekNo.length + byYearDay.length + bySetPos.length > 0;
  const [numbered] = byDay;
  if (!isInOneMonth || hasMore || byMonthDay.length + byDay.length !== 1) throw cannotFollow();
  const inMonth = { ...rule, byMonth: byMonth.map(() => month) };
  if (!numbered) {
    if (byMonthDay.some((each) => each < 0)) throw cannotFollow();
    return { ...inMonth, byMonthDay: [day] };
  }
  if (numbered.nth === 0) throw cannotFollow();
  const isLast = day + 7 > monthLength(year, month);
  const nth = numbered.nth < 0 && isLast ? -1 : Math.ceil(day / 7);
  return { ...inMonth, byDay: [{ nth, weekday: weekdayOfDay(to) }] };
}

const cannotFollow = () => new RuleProblem(messages.repetitionCannotMove);
