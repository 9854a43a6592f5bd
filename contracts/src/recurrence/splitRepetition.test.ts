import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aRepetition, isDivisible } from '../../test/arbitraryRepetitions.js';
import { addDays } from '../calendarDate.js';
import { daysOf } from './occurrences.js';
import { parseRule } from './parseRule.js';
import type { Repetition } from './repetition.js';
import { settledRepetition } from './settledRepetition.js';
import { splitRepetition } from './splitRepetition.js';

const piano = settledRepetition({ date: '2026-11-03', rrule: 'FREQ=WEEKLY;COUNT=10' });

describe('this and the following', () => {
  test('a COUNT is divided', () => {
    const { before, after } = splitRepetition(piano, '2026-11-17');
    expect(before).toMatchObject({ rrule: 'FREQ=WEEKLY;COUNT=2;BYDAY=TU', last: '2026-11-10' });
    expect(after).toMatchObject({
      date: '2026-11-17',
      rrule: 'FREQ=WEEKLY;COUNT=8;BYDAY=TU',
      last: piano.last,
    });
  });

  test('a series without an end ends the day before; every other week stays the same week', () => {
    const series = settledRepetition({ date: '2026-11-03', rrule: 'FREQ=WEEKLY;INTERVAL=2' });
    const { before, after } = splitRepetition(series, '2026-11-18');
    expect(before?.rrule).toBe('FREQ=WEEKLY;INTERVAL=2;UNTIL=20261117;BYDAY=TU');
    expect(before?.last).toBe('2026-11-17');
    expect(after).toMatchObject({ date: '2026-12-01', last: null });
  });

  test('on the first day it is the whole series, after the last day there is no second part', () => {
    expect(splitRepetition(piano, piano.date)).toEqual({ before: null, after: piano });
    expect(splitRepetition(piano, '2027-06-01')).toEqual({ before: piano, after: null });
  });
});

test('both parts together have the days of the whole, and a COUNT in all', () => {
  fc.assert(
    fc.property(aRepetition.filter(isDivisible), fc.integer({ min: 1, max: 500 }), (series, at) => {
      const from = addDays(series.date, at);
      const { before, after } = splitRepetition(series, from);
      const daysIn = (part: Repetition | null) =>
        part ? daysOf(part, series.date, addDays(from, 900)) : [];
      const whole = daysIn(series);
      expect(daysIn(before)).toEqual(whole.filter((day) => day < from));
      expect(daysIn(after)).toEqual(whole.filter((day) => day >= from));
      if (after) expect(after.last).toBe(series.last);
      const counts = [before, after].map((part) => part && parseRule(part.rrule).count);
      const { count } = parseRule(series.rrule);
      if (before && after && count !== null && series.extra.length === 0) {
        expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(count);
      }
    }),
  );
});
