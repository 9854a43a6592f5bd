import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DAY, hourScale, hoursOf, toMinute, toPosition } from './hourScale';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

test.each([
  ['an empty day', [], at(7), at(21)],
  ['a day at home', [{ start: at(9), end: at(10) }], at(7), at(21)],
  ['an early train', [{ start: at(5, 40), end: at(6, 10) }], at(5), at(21)],
  ['an evening out', [{ start: at(19), end: at(23, 59) }], at(7), DAY],
  ['all day and night', [{ start: 0, end: DAY }], 0, DAY],
])('%s shows the hours it needs', (_day, stretches, from, to) => {
  expect(hourScale(stretches)).toEqual({ from, to });
});

test('all hours are shown to those who ask for them', () => {
  expect(hourScale([], true)).toEqual({ from: 0, to: DAY });
});

const stretch = fc
  .tuple(fc.nat(DAY - 1), fc.nat(DAY))
  .map(([start, lasts]) => ({ start, end: Math.min(start + lasts + 1, DAY) }));

test('every stretch lies on the scale, in whole hours, and a position tells its minute', () => {
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 8 }), fc.nat(DAY), (stretches, minute) => {
      const scale = hourScale(stretches);
      const shown = Math.min(Math.max(minute, scale.from), scale.to);
      expect(hoursOf(scale).length * 60).toBe(scale.to - scale.from);
      expect(toMinute(scale, toPosition(scale, minute))).toBeCloseTo(shown);
      for (const { start, end } of stretches) {
        expect(toPosition(scale, start)).toBeLessThan(toPosition(scale, end));
        expect(scale.from).toBeLessThanOrEqual(start);
        expect(scale.to).toBeGreaterThanOrEqual(end);
      }
    }),
  );
});
