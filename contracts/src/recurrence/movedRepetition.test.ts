import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aDay, aRepetition } from '../../test/arbitraryRepetitions.js';
import { addDays } from '../calendarDate.js';
import { textOfCustomRule, usualCustomRule } from './customRule.js';
import { movedRepetition } from './movedRepetition.js';
import { daysOf } from './occurrences.js';
import { parseRule } from './parseRule.js';
import type { Repetition } from './repetition.js';
import { RuleProblem } from './rule.js';
import { settledRepetition } from './settledRepetition.js';

describe('"All of them" after a drag', () => {
  test.each([
    ['FREQ=WEEKLY', 1, 'FREQ=WEEKLY;BYDAY=FR', '2026-11-13'],
    ['FREQ=WEEKLY;BYDAY=TH,SA', 2, 'FREQ=WEEKLY;BYDAY=MO,SA', '2026-11-14'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=5', -1, 'FREQ=DAILY;INTERVAL=3;COUNT=5', '2026-11-11'],
    ['FREQ=MONTHLY', 1, 'FREQ=MONTHLY;BYMONTHDAY=13', '2026-11-13'],
    ['FREQ=MONTHLY;BYDAY=2TH', 1, 'FREQ=MONTHLY;BYDAY=2FR', '2026-11-13'],
    ['FREQ=MONTHLY;BYDAY=2TH', 7, 'FREQ=MONTHLY;BYDAY=3TH', '2026-11-19'],
    ['FREQ=MONTHLY', 20, 'FREQ=MONTHLY;BYMONTHDAY=2', '2026-12-02'],
    ['FREQ=YEARLY', 20, 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=2', '2026-12-02'],
    ['FREQ=WEEKLY;UNTIL=20261231', -1, 'FREQ=WEEKLY;UNTIL=20261230;BYDAY=WE', '2026-11-11'],
  ])('%s from Thursday, November 12, by %i days is %s', (rrule, byDays, moved, date) => {
    const series = settledRepetition({ date: '2026-11-12', rrule });
    const to = addDays(series.date, byDays);
    expect(movedRepetition(series, series.date, to)).toMatchObject({ rrule: moved, date });
  });

  test('the day that was moved comes to where it was dropped, whichever it was', () => {
    const series = settledRepetition({ date: '2026-11-12', rrule: 'FREQ=MONTHLY;BYDAY=2TH' });
    const moved = movedRepetition(series, '2027-01-14', '2027-01-15');
    expect(moved).toMatchObject({ rrule: 'FREQ=MONTHLY;BYDAY=3FR', date: '2026-11-20' });
  });

  test('the last weekday of the month stays the last one', () => {
    const series = settledRepetition({ date: '2026-11-26', rrule: 'FREQ=MONTHLY;BYDAY=-1TH' });
    expect(movedRepetition(series, '2026-11-26', '2026-11-27').rrule).toBe(
      'FREQ=MONTHLY;BYDAY=-1FR',
    );
  });

  test('a day taken out stays taken out', () => {
    const series = settledRepetition({
      date: '2026-11-12',
      rrule: 'FREQ=MONTHLY',
      except: ['2026-12-12'],
    });
    expect(movedRepetition(series, '2026-11-12', '2026-11-14').except).toEqual(['2026-12-14']);
  });

  test.each([
    'FREQ=MONTHLY;BYMONTHDAY=12,15',
    'FREQ=MONTHLY;BYMONTHDAY=-19',
    'FREQ=MONTHLY;BYDAY=TH',
    'FREQ=YEARLY;BYWEEKNO=46',
    'FREQ=WEEKLY;BYMONTH=11',
  ])('%s does not follow', (rrule) => {
    const series = settledRepetition({ date: '2026-11-12', rrule });
    expect(() => movedRepetition(series, '2026-11-12', '2026-11-13')).toThrow(RuleProblem);
  });
});

test('every day of a daily or weekly series moves by as many days, and back again', () => {
  const shiftable = aRepetition.filter(({ rrule }) => {
    const { frequency, byMonth, byMonthDay } = parseRule(rrule);
    return ['DAILY', 'WEEKLY'].includes(frequency) && byMonth.length + byMonthDay.length === 0;
  });
  fc.assert(
    fc.property(shiftable, fc.integer({ min: -40, max: 40 }), (series, byDays) => {
      const to = addDays(series.date, byDays);
      const moved = movedRepetition(series, series.date, to);
      const daysIn = (part: Repetition) => daysOf(part, part.date, addDays(part.date, 500));
      expect(daysIn(moved)).toEqual(daysIn(series).map((day) => addDays(day, byDays)));
      expect(daysIn(movedRepetition(moved, to, series.date))).toEqual(daysIn(series));
    }),
  );
});

test('a monthly series keeps its COUNT and has the day where it was dropped', () => {
  const aMonthly = fc.record({
    date: aDay,
    monthly: fc.constantFrom('day', 'nthWeekday', 'lastWeekday'),
    every: fc.integer({ min: 1, max: 24 }),
    times: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(aMonthly, fc.integer({ min: -40, max: 40 }), ({ date, times, ...rest }, byDays) => {
      const custom = { ...usualCustomRule(date), ...rest, unit: 'month' } as const;
      const text = textOfCustomRule({ ...custom, ends: { kind: 'after', times } }, date);
      const { extra, ...series } = settledRepetition({ date, rrule: text });
      fc.pre(extra.length === 0);
      const to = addDays(date, byDays);
      const moved = movedRepetition({ ...series, extra }, date, to);
      expect(moved.date).toBe(to);
      // A fifth Tuesday every 24 months takes centuries to come 60 times.
      expect(daysOf(moved, to, '9999-12-31')).toHaveLength(times);
    }),
  );
});

test('moved beyond the calendar’s last day, a series is refused, or ends on that day', () => {
  const ends = { date: '9999-12-24', rrule: 'FREQ=DAILY;UNTIL=99991231', extra: [], except: [] };
  const series = { ...ends, last: '9999-12-31' };
  expect(movedRepetition(series, '9999-12-24', '9999-12-28')).toMatchObject({ last: '9999-12-31' });
  expect(() => movedRepetition(series, '9999-12-24', '10000-01-05')).toThrow(RuleProblem);
});
