import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { aDay, aRule } from '../../test/arbitraryRepetitions.js';
import { addDays } from '../calendarDate.js';
import { lastDayOf } from './lastDayOf.js';
import { MOST_LOOKED_AT } from './lastRuleDay.js';
import { Looked } from './looked.js';
import { daysOf } from './occurrences.js';
import { RuleProblem } from './rule.js';

const look = jest.spyOn(Looked.prototype, 'add');

/** How many days, months and periods a call has looked at. */
function lookedAtBy(call: () => void): number {
  look.mockClear();
  call();
  return look.mock.calls.length;
}

/** The longest period is a year of 53 weeks. */
const PERIOD = 371;

/** Parts at their most hostile; each rule of them parses. */
const aHostileRule = fc
  .tuple(
    fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    fc.integer({ min: 1, max: 99 }),
    fc.constantFrom('', ';BYMONTH=2', ';BYMONTH=4,6,9,11'),
    fc.constantFrom('', ';BYDAY=MO', ';BYDAY=MO,TU,WE,TH,FR,SA,SU'),
    fc.constantFrom('', ';BYMONTHDAY=29', ';BYMONTHDAY=30', ';BYMONTHDAY=31,-31'),
    fc.constantFrom('', ';BYYEARDAY=366', ';BYYEARDAY=-366', ';BYWEEKNO=53', ';BYWEEKNO=-53'),
    fc.constantFrom('', ';BYSETPOS=7', ';BYSETPOS=366', ';BYSETPOS=-366'),
    fc.constantFrom('', ';COUNT=1000', ';UNTIL=99991231'),
  )
  .map(
    ([frequency, interval, ...parts]) => `FREQ=${frequency};INTERVAL=${interval}${parts.join('')}`,
  );

const anyRule = fc.oneof(aRule, aHostileRule);

test('the days of a range are found among them and at most the rest of the periods at its ends', () => {
  const offset = fc.integer({ min: 0, max: 2_000_000 });
  const length = fc.integer({ min: 1, max: 366 });
  fc.assert(
    fc.property(anyRule, aDay, offset, length, (rrule, date, days, more) => {
      const from = addDays(date, days);
      const series = { date, rrule, extra: [], except: [], last: null };
      const count = lookedAtBy(() => daysOf(series, from, addDays(from, more)));
      const months = (more + 2 * PERIOD) / 28;
      const periods = rrule.includes('BYSETPOS') ? more + 2 : 0;
      const stretches = /DAILY|WEEKLY/.test(rrule) ? more : 0;
      const ends = rrule.includes('BYSETPOS') ? 2 * PERIOD : 0;
      expect(count).toBeLessThanOrEqual(more + ends + months + periods + stretches);
    }),
    { numRuns: 500 },
  );
});

test('no rule makes its last day a long search: it is found, or refused with a sentence', () => {
  fc.assert(
    fc.property(anyRule, aDay, (rrule, date) => {
      const count = lookedAtBy(() => {
        try {
          lastDayOf({ date, rrule, extra: [] });
        } catch (problem) {
          expect(problem).toBeInstanceOf(RuleProblem);
        }
      });
      expect(count).toBeLessThanOrEqual(2 * (MOST_LOOKED_AT + 1));
    }),
    { numRuns: 500 },
  );
});

test.each([
  'FREQ=DAILY;INTERVAL=99',
  'FREQ=WEEKLY;INTERVAL=99',
  'FREQ=WEEKLY;INTERVAL=99;BYDAY=MO,TU,WE,TH,FR,SA,SU',
  'FREQ=MONTHLY;INTERVAL=7;BYMONTHDAY=31',
  'FREQ=MONTHLY;BYDAY=4MO',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
])('%s is counted to 1,000', (rule) => {
  const last = lastDayOf({ date: '2026-11-02', rrule: `${rule};COUNT=1000`, extra: [] });
  expect(last).not.toBeNull();
});
