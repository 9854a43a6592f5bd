import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import rrule from 'rrule';
import { aDay } from '../../test/arbitraryRepetitions.js';
import { addDays, type CalendarDate } from '../calendarDate.js';
import { daysOf } from './occurrences.js';
import { WEEKDAYS } from './rule.js';
import { settledRepetition } from './settledRepetition.js';

const weekdays = fc.subarray([...WEEKDAYS], { minLength: 1 }).map((days) => days.join());
const nth = fc
  .tuple(fc.constantFrom(1, 2, 3, 4, 5, -1), fc.constantFrom(...WEEKDAYS))
  .map(([number, weekday]) => `${number}${weekday}`);
const monthDay = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(-1));
const anEnd = fc.oneof(
  fc.constant(() => ''),
  fc.integer({ min: 0, max: 2_000 }).map((days) => (date: CalendarDate) => {
    return `;UNTIL=${addDays(date, days).replaceAll('-', '')}`;
  }),
  fc.integer({ min: 1, max: 100 }).map((count) => () => `;COUNT=${count}`),
);

/** Every rule that the choices and the custom form of the dialog make. */
const aChosenRule = fc
  .tuple(
    fc.oneof(
      fc.constant('DAILY'),
      fc.constant('WEEKLY'),
      weekdays.map((days) => `WEEKLY;BYDAY=${days}`),
      fc.constant('MONTHLY'),
      monthDay.map((day) => `MONTHLY;BYMONTHDAY=${day}`),
      nth.map((day) => `MONTHLY;BYDAY=${day}`),
      fc.constant('YEARLY'),
    ),
    fc.integer({ min: 1, max: 99 }),
    anEnd,
    aDay,
  )
  .map(([kind, interval, end, date]) => ({
    date,
    text: `FREQ=${kind};INTERVAL=${interval}${end(date)}`,
  }));

test('what the dialog can choose comes to the days that rrule finds', () => {
  fc.assert(
    fc.property(aChosenRule, ({ date, text }) => {
      // In rrule only a day that the rule yields is the first of a COUNT.
      const first = daysByRrule(text, date, '2300-01-01')[0] ?? date;
      const to = addDays(first, 1_000);
      const series = settledRepetition({ date: first, rrule: text });
      const days = daysByRrule(text, first, to);
      expect(daysOf(series, first, to)).toEqual(days.length > 0 ? days : [first]);
    }),
    { numRuns: 400 },
  );
});

/** Up to 1,000 days that the oracle finds from a day on. */
function daysByRrule(text: string, date: CalendarDate, to: CalendarDate): CalendarDate[] {
  const dtstart = new Date(`${date}T00:00:00Z`);
  const rule = new rrule.RRule({ ...rrule.RRule.parseString(text), dtstart });
  return rule
    .all((day, index) => index < 1_000 && day < new Date(to))
    .map((day) => day.toISOString().slice(0, 10));
}
