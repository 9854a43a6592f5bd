import { weekdayOf, type CalendarDate } from '@kinday/contracts/calendarDate';
import {
  customRuleOf,
  monthlyDaysOn,
  textOfCustomRule,
} from '@kinday/contracts/recurrence/customRule';

/**
 * The rule of an event that is put on another day: "every week on Thursday" becomes "every week on
 * Friday". A rule that says more than its first day does stays as it is.
 * @param rrule empty for an event that does not repeat
 */
export function followedRule(rrule: string, from: CalendarDate, to: CalendarDate): string {
  if (rrule === '' || from === '' || to === '' || from === to) return rrule;
  const rule = customRuleOf({ date: from, rrule });
  if (!rule) return rrule;
  const isOnOwnDay = String(rule.weekdays) === String(weekdayOf(from));
  const weekdays = isOnOwnDay ? [weekdayOf(to)] : rule.weekdays;
  const monthly = monthlyDaysOn(to).includes(rule.monthly) ? rule.monthly : 'day';
  return textOfCustomRule({ ...rule, weekdays, monthly }, to);
}

/**
 * The rule that somebody chose in place of another; null for none, undefined when it is the one that it
 * was, as it follows the day.
 * @param before empty for an event that did not repeat
 */
export function changedRule(
  before: string,
  from: CalendarDate,
  { rrule, date }: { rrule: string; date: CalendarDate },
): string | null | undefined {
  return rrule === followedRule(before, from, date) ? undefined : rrule || null;
}
