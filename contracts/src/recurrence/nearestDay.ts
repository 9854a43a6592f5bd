import { addDays, type CalendarDate } from '../calendarDate.js';
import { fromDayNumber, LAST_DAY, toDayNumber } from './dayNumber.js';
import { MOST_LOOKED_AT, NO_DAY } from './lastRuleDay.js';
import { Looked } from './looked.js';
import { daysOf } from './occurrences.js';
import { readRule } from './readRule.js';
import type { Repetition } from './repetition.js';
import { RuleProblem } from './rule.js';
import { ruleDays } from './ruleDays.js';

/** The first day of a settled series from a day on, else its last one; null where it has none. */
export function nearestDay(series: Repetition, day: CalendarDate): CalendarDate | null {
  return firstDay(series, day) ?? latestDay(series, day);
}

function firstDay(series: Repetition, from: CalendarDate): CalendarDate | null {
  const except = new Set(series.except);
  const extra = series.extra.find((day) => day >= from && !except.has(day));
  const byRule = firstByRule(series, from, except);
  return extra && byRule ? (extra < byRule ? extra : byRule) : (extra ?? byRule);
}

/** Null as well where the rule cannot be read, or comes to no day within reason. */
function firstByRule(
  series: Repetition,
  from: CalendarDate,
  except: ReadonlySet<CalendarDate>,
): CalendarDate | null {
  const end = series.last === null ? LAST_DAY : toDayNumber(series.last);
  try {
    const looked = new Looked(MOST_LOOKED_AT, NO_DAY);
    for (const number of ruleDays(readRule(series), toDayNumber(from), end + 1, looked)) {
      const day = fromDayNumber(number);
      if (!except.has(day)) return day;
    }
  } catch (error) {
    if (!(error instanceof RuleProblem)) throw error;
  }
  return null;
}

/** In days. Each stride is twice as long as the one before. */
const FIRST_STRIDE = 64;

/** The last day before a day. */
function latestDay(series: Repetition, before: CalendarDate): CalendarDate | null {
  const { last, date } = series;
  let to = last !== null && last < before ? addDays(last, 1) : before;
  for (let stride = FIRST_STRIDE; to > date; stride *= 2) {
    const start = toDayNumber(to) - stride;
    const from = start < toDayNumber(date) ? date : fromDayNumber(start);
    const found = daysOf(series, from, to).at(-1);
    if (found) return found;
    to = from;
  }
  return null;
}
