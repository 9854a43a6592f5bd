import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { readRuleIfValid } from '@kinday/contracts/recurrence/readRule';
import { formatRule } from '@kinday/contracts/recurrence/rule';
import { WEEKDAY_NAMES } from '@kinday/contracts/dateText';
import { ordinal, placeWord } from './ordinals';
import * as messages from './messages';

/** What is said of a rule that skips months or years, and the rule on their last such day instead. */
export interface SkippedNote {
  /** `Months without a 31st are skipped.` */
  sentence: string;
  rruleOnLast: string;
}

/** Null for a rule that people can choose and that skips nothing, and for rules from elsewhere. */
export function skippedNote(series: { date: CalendarDate; rrule: string }): SkippedNote | null {
  const rule = readRuleIfValid(series);
  if (!rule || rule.byMonthDay.length + rule.byDay.length !== 1) return null;
  const { frequency, byMonth } = rule;
  const [day = 0] = rule.byMonthDay;
  const [weekday] = rule.byDay;
  const isOnLeapDay = frequency === 'YEARLY' && String(byMonth) === '2' && day === 29;
  const isMonthly = frequency === 'MONTHLY' && byMonth.length === 0;
  if (isOnLeapDay || (isMonthly && day > 28)) {
    return {
      sentence: isOnLeapDay ? messages.yearsAreSkipped : messages.monthsAreSkipped(ordinal(day)),
      rruleOnLast: formatRule({ ...rule, byMonthDay: [-1] }),
    };
  }
  if (!isMonthly || weekday?.nth !== 5) return null;
  return {
    sentence: messages.monthsAreSkipped(
      messages.nthWeekday(placeWord(5), WEEKDAY_NAMES[weekday.weekday] ?? ''),
    ),
    rruleOnLast: formatRule({ ...rule, byDay: [{ ...weekday, nth: -1 }] }),
  };
}
