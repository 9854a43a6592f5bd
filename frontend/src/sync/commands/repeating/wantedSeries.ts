import { addDays, daysBetween, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { eventFieldsOf, type EventFields } from '@kinday/contracts/eventFields';
import { fromDayNumber, toDayNumber } from '@kinday/contracts/recurrence/dayNumber';
import { firstRuleDay, NO_DAY } from '@kinday/contracts/recurrence/lastRuleDay';
import { movedRepetition } from '@kinday/contracts/recurrence/movedRepetition';
import { readRule } from '@kinday/contracts/recurrence/readRule';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { RuleProblem } from '@kinday/contracts/recurrence/rule';
import type { SeriesFields } from '@kinday/contracts/series';
import { mergeEdit } from '../mergeEdit';

/**
 * What a series says after one of its occurrences was edited and more than that one was meant. A moved
 * occurrence moves the days of the rule along; with another rule the series begins with that rule's
 * first day, so that no stray first day stays. Throws a RuleProblem where the rule cannot follow.
 * @param day the day on which the series has the occurrence
 * @param fields the occurrence as it is to be
 * @param rule another rule; null for the series' own
 */
export function wantedSeries(
  series: Repetition,
  day: CalendarDate,
  fields: EventFields,
  rule: string | null,
): SeriesFields {
  if (rule === null) {
    const { date, rrule } =
      fields.date === day ? series : movedRepetition(series, day, fields.date);
    return { ...fields, date, rrule };
  }
  const begin = addDays(series.date, daysBetween(day, fields.date));
  const first = firstRuleDay(readRule({ date: begin, rrule: rule }), toDayNumber(begin));
  if (first === null) throw new RuleProblem(NO_DAY);
  return { ...fields, date: fromDayNumber(first), rrule: rule };
}

/** What of an occurrence was edited, over the occurrence as the series has it. */
export function editOver(unchanged: Event, opened: Event, edited: EventFields): EventFields {
  const [base, before] = [eventFieldsOf(unchanged), eventFieldsOf(opened)];
  return mergeEdit(before, edited, base).fields;
}
