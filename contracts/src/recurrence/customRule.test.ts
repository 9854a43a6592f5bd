import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aDay } from '../../test/arbitraryRepetitions.js';
import { addDays } from '../calendarDate.js';
import {
  customRuleOf,
  MONTHLY_DAYS,
  monthlyDaysOn,
  textOfCustomRule,
  usualCustomRule,
  type CustomRule,
} from './customRule.js';
import { settledRepetition } from './settledRepetition.js';

test.each<[Partial<CustomRule>, rrule: string]>([
  [{}, 'FREQ=WEEKLY;BYDAY=TH'],
  [{ every: 2, weekdays: [0, 2] }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU'],
  [{ unit: 'day', ends: { kind: 'after', times: 3 } }, 'FREQ=DAILY;COUNT=3'],
  [{ unit: 'month' }, 'FREQ=MONTHLY;BYMONTHDAY=12'],
  [{ unit: 'month', monthly: 'nthWeekday' }, 'FREQ=MONTHLY;BYDAY=2TH'],
  [{ unit: 'month', monthly: 'lastWeekday' }, 'FREQ=MONTHLY;BYDAY=-1TH'],
  [{ unit: 'month', monthly: 'lastDay' }, 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  [
    { unit: 'year', ends: { kind: 'on', date: '2030-06-30' } },
    'FREQ=YEARLY;UNTIL=20300630;BYMONTH=11;BYMONTHDAY=12',
  ],
])('%j from November 12 is %s', (some, rrule) => {
  const date = '2026-11-12';
  expect(textOfCustomRule({ ...usualCustomRule(date), ...some }, date)).toBe(rrule);
});

test.each([
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=MONTHLY;BYMONTHDAY=13',
  'FREQ=YEARLY;BYWEEKNO=20;BYDAY=TH',
  'FREQ=DAILY;BYMONTH=1',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
  'a rule of tomorrow',
])('%s from November 12 is none that people put together', (rrule) => {
  expect(customRuleOf({ date: '2026-11-12', rrule })).toBeNull();
});

test('what was put together is shown again as it was, also when it is stored', () => {
  const some = fc.record({
    every: fc.integer({ min: 1, max: 99 }),
    unit: fc.constantFrom('day', 'week', 'month', 'year'),
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
    monthly: fc.constantFrom(...MONTHLY_DAYS),
    times: fc.integer({ min: 1, max: 100 }),
    end: fc.constantFrom('never', 'on', 'after'),
  });
  fc.assert(
    fc.property(some, aDay, ({ times, end, ...rest }, date) => {
      const made: CustomRule = {
        ...rest,
        weekdays: rest.unit === 'week' ? rest.weekdays : usualCustomRule(date).weekdays,
        monthly: rest.unit === 'month' ? rest.monthly : 'day',
        ends:
          end === 'never'
            ? { kind: 'never' }
            : end === 'on'
              ? { kind: 'on', date: addDays(date, times) }
              : { kind: 'after', times },
      };
      const stored = settledRepetition({ date, rrule: textOfCustomRule(made, date) });
      expect(customRuleOf(stored)).toEqual(made);
    }),
  );
});

test('a day says what it is in its month', () => {
  expect(monthlyDaysOn('2026-11-12')).toEqual(['day', 'nthWeekday']);
  expect(monthlyDaysOn('2026-11-26')).toEqual(['day', 'nthWeekday', 'lastWeekday']);
  expect(monthlyDaysOn('2026-11-30')).toEqual(['day', 'lastWeekday', 'lastDay']);
});
