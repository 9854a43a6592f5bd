import { isRealDate, type CalendarDate } from '../calendarDate.js';
import { toDayNumber } from './dayNumber.js';
import { lastDayOf } from './lastDayOf.js';
import { occursOn } from './occurrences.js';
import { readRule } from './readRule.js';
import type { Repetition } from './repetition.js';
import { formatRule, RuleProblem } from './rule.js';
import { yieldsFirstDay } from './ruleDays.js';
import * as messages from '../messages.js';

/** What a write says of a series' days. */
export interface RepetitionInput {
  date: CalendarDate;
  rrule: string;
  extra?: readonly CalendarDate[];
  except?: readonly CalendarDate[];
}

/**
 * The one form in which a series' days are stored; a settled one comes out as it went in. The rule
 * has its canonical text, in which stands what RFC 5545 takes from the first day. A first day that the rule does not yield is kept as an extra day; other
 * extra days are those after it that the rule does not yield, and days taken out are days of the
 * series. COUNT stays in the text, for people and other calendars, and `last` says where it ends;
 * where an extra day comes later than that, the rule says UNTIL instead. Throws a RuleProblem.
 */
export function settledRepetition(input: RepetitionInput): Repetition {
  const { date } = input;
  if (!isRealDate(date)) throw new RuleProblem(messages.endsAfterLastDay);
  const rule = readRule(input);
  const byRule = lastDayOf({ ...input, extra: [] });
  const plain = { date, rrule: formatRule(rule), extra: [], except: [], last: byRule };
  const added = (input.extra ?? []).filter(
    (day) => isRealDate(day) && day > date && !occursOn(plain, day),
  );
  const extra = inOrder(yieldsFirstDay(rule) ? added : [date, ...added]);
  const last = lastDayOf({ ...input, extra });
  const endsByDay = rule.count !== null && byRule !== null && byRule !== last;
  const settled = endsByDay ? { ...rule, count: null, until: toDayNumber(byRule) } : rule;
  const whole = { ...plain, rrule: formatRule(settled), extra, last };
  const except = inOrder(input.except ?? []).filter((day) => occursOn(whole, day));
  return { ...whole, except };
}

const inOrder = (days: readonly CalendarDate[]) => [...new Set(days)].sort();
