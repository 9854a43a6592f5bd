import type { CalendarDate } from '@kinday/contracts/calendarDate';
import {
  monthlyDaysOn,
  textOfCustomRule,
  usualCustomRule,
  type CustomRule,
} from '@kinday/contracts/recurrence/customRule';
import { repeatSentence } from './repeatSentence';
import * as messages from './messages';

export interface RepeatChoice {
  /** Null for an event that does not repeat. */
  rrule: string | null;
  label: string;
}

/** What the dialog offers for an event on a day, before "Custom…". */
export function repeatChoices(date: CalendarDate): RepeatChoice[] {
  const usual = usualCustomRule(date);
  const rules: CustomRule[] = [
    { ...usual, unit: 'day' },
    usual,
    { ...usual, every: 2 },
    { ...usual, weekdays: [1, 2, 3, 4, 5] },
    ...monthlyDaysOn(date).map((monthly) => ({ ...usual, unit: 'month', monthly }) as const),
    { ...usual, unit: 'year' },
  ];
  const repeating = rules.map((rule) => {
    const rrule = textOfCustomRule(rule, date);
    return { rrule, label: repeatSentence({ date, rrule }) };
  });
  return [{ rrule: null, label: messages.doesNotRepeat }, ...repeating];
}
