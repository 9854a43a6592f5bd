import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { fromDayNumber } from '@kinday/contracts/recurrence/dayNumber';
import { readRuleIfValid } from '@kinday/contracts/recurrence/readRule';
import type { Rule } from '@kinday/contracts/recurrence/rule';
import { shortDate } from '@kinday/contracts/dateText';
import { isOnWorkdays, repeatDays } from './repeatDays';

const FOREIGN = 'by a rule from another calendar';

/**
 * When a series repeats: `Every 2 weeks on Tuesday and Thursday, until Jun 30, 2027`. A rule that
 * plain words do not say is told by its frequency and its end alone.
 */
export function repeatSentence(series: { date: CalendarDate; rrule: string }): string {
  const rule = readRuleIfValid(series);
  if (!rule) return `Repeats ${FOREIGN}`;
  return `${repeats(rule)}${ending(rule)}`;
}

function repeats(rule: Rule): string {
  const { frequency, interval } = rule;
  if (frequency === 'WEEKLY' && interval === 1 && isPlainWorkweek(rule)) {
    return 'Every weekday (Monday to Friday)';
  }
  const unit = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }[frequency];
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  const days = frequency === 'DAILY' && hasLimits(rule) ? null : repeatDays(rule);
  return days === null ? `${every}, ${FOREIGN}` : `${every}${days}`;
}

const isPlainWorkweek = (rule: Rule) =>
  isOnWorkdays(rule) && rule.byMonth.length + rule.bySetPos.length === 0;

const hasLimits = ({ byDay, byMonth, byMonthDay, bySetPos }: Rule) =>
  byDay.length + byMonth.length + byMonthDay.length + bySetPos.length > 0;

function ending({ count, until }: Rule): string {
  if (until !== null) return `, until ${shortDate(fromDayNumber(until))}`;
  if (count === null) return '';
  return count === 1 ? ', once' : `, ${count} times`;
}
