import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../calendarDate.js';
import { nearestDay } from './nearestDay.js';
import { daysOf } from './occurrences.js';
import { settledRepetition } from './settledRepetition.js';

const rules = ['FREQ=DAILY;COUNT=9', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20270301'];
const rule = fc.constantFrom(...rules, 'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=4', 'FREQ=DAILY;COUNT=1');
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-10-01', days));

test('the first day from a day on, else the last one, of those that the series has', () => {
  fc.assert(
    fc.property(rule, day, fc.array(day), fc.array(day), (rrule, from, extra, except) => {
      const series = settledRepetition({ date: '2026-10-13', rrule, extra, except });
      const days = daysOf(series, '2026-10-01', '2030-01-01');
      const expected = days.find((each) => each >= from) ?? days.at(-1) ?? null;
      expect(nearestDay(series, from)).toBe(expected);
    }),
  );
});

test('a series whose rule cannot be read has its extra days', () => {
  const series = { date: '2026-10-01', rrule: 'FREQ=ODDLY', except: [], last: null };
  expect(nearestDay({ ...series, extra: ['2026-10-01', '2026-11-01'] }, '2026-10-02')).toBe(
    '2026-11-01',
  );
  expect(nearestDay({ ...series, extra: [] }, '2026-10-02')).toBeNull();
});
