import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aDay, aRepetition, aRule } from '../../test/arbitraryRepetitions.js';
import { addDays } from '../calendarDate.js';
import { toDayNumber } from './dayNumber.js';
import { daysOf, occursOn } from './occurrences.js';
import { parseRule } from './parseRule.js';
import type { Repetition } from './repetition.js';
import { formatRule } from './rule.js';
import { settledRepetition } from './settledRepetition.js';

const length = fc.integer({ min: 1, max: 120 });

/** A range that mostly holds days of the series. */
const aRangeOf = ({ date }: Repetition, offset: number, days: number) => {
  const from = addDays(date, offset);
  return { from, to: addDays(from, days) };
};
const anOffset = fc.integer({ min: -30, max: 700 });

test('most of the rules that these tests make come to days', () => {
  const made = fc.sample(aRepetition, { numRuns: 200, seed: 5545 });
  const withDays = made.filter(
    (series) => daysOf(series, series.date, addDays(series.date, 800)).length > 0,
  );
  expect(withDays.length).toBeGreaterThan(190);
});

test('a day is among the days of a range if and only if the series occurs on it', () => {
  fc.assert(
    fc.property(aRepetition, anOffset, length, (series, offset, days) => {
      const { from, to } = aRangeOf(series, offset, days);
      const one = Array.from({ length: days }, (_, day) => addDays(from, day));
      expect(daysOf(series, from, to)).toEqual(one.filter((day) => occursOn(series, day)));
    }),
  );
});

test('the days of a range are those of its pieces', () => {
  fc.assert(
    fc.property(aRepetition, anOffset, length, length, (series, offset, some, more) => {
      const { from, to: middle } = aRangeOf(series, offset, some);
      const to = addDays(middle, more);
      const pieces = [...daysOf(series, from, middle), ...daysOf(series, middle, to)];
      expect(daysOf(series, from, to)).toEqual(pieces);
    }),
  );
});

test('each day is one that the rule names or that was added, from the first day to the last', () => {
  fc.assert(
    fc.property(aRepetition, anOffset, (series, offset) => {
      const { from, to } = aRangeOf(series, offset, 200);
      const { byMonth, byDay } = parseRule(series.rrule);
      for (const day of daysOf(series, from, to)) {
        expect(day >= series.date && (series.last === null || day <= series.last)).toBe(true);
        expect(series.except).not.toContain(day);
        if (series.extra.includes(day)) continue;
        const weekday = (toDayNumber(day) + 4) % 7;
        expect(byDay.length === 0 || byDay.some((each) => each.weekday === weekday)).toBe(true);
        expect(byMonth.length === 0 || byMonth.includes(Number(day.slice(5, 7)))).toBe(true);
      }
    }),
  );
});

test('the first day occurs unless it is taken out, and so does the last', () => {
  fc.assert(
    fc.property(aRepetition, (series) => {
      for (const day of [series.date, series.last]) {
        if (day !== null) expect(occursOn({ ...series, except: [] }, day)).toBe(true);
      }
    }),
  );
});

test('a settled series is settled, and its rule is the one text of its rule', () => {
  fc.assert(
    fc.property(aRepetition, (series) => {
      expect(settledRepetition(series)).toEqual(series);
      expect(formatRule(parseRule(series.rrule))).toBe(series.rrule);
    }),
  );
});

test('the text of a rule in canonical form stays as it is', () => {
  fc.assert(
    fc.property(aRule, (text) => {
      const canonical = formatRule(parseRule(text));
      expect(formatRule(parseRule(canonical))).toBe(canonical);
      const parts = text.toLowerCase().split(';').reverse().join(';');
      expect(formatRule(parseRule(parts))).toBe(canonical);
    }),
  );
});

test('so many times are as many as until the last of them', () => {
  const counted = aRepetition.filter(({ rrule }) => rrule.includes('COUNT'));
  fc.assert(
    fc.property(counted, (series) => {
      const until = `UNTIL=${series.last?.replaceAll('-', '') ?? ''}`;
      const rrule = series.rrule.replace(/COUNT=\d+/, until);
      const ended = settledRepetition({ ...series, rrule });
      const to = addDays(series.last ?? series.date, 40);
      const days = daysOf({ ...series, except: [] }, series.date, to);
      expect(daysOf({ ...ended, except: [] }, series.date, to)).toEqual(days);
      expect(ended.last).toBe(series.last);
      const between = series.extra.filter((day) => day !== series.date).length;
      expect(days.length - between).toBe(parseRule(series.rrule).count);
    }),
  );
});

test('a rule that cannot be read has no days and stops nothing', () => {
  fc.assert(
    fc.property(fc.string(), aDay, (rrule, date) => {
      const series = { date, rrule, extra: [date], except: [], last: null };
      expect(daysOf(series, date, addDays(date, 40))).toContain(date);
    }),
  );
});
