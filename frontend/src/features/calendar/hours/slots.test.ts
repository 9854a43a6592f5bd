import { expect, test } from '@jest/globals';
import { rowBelow, shownRow, slotAt, slotShown } from './slots';

const scale = { from: 7 * 60, to: 21 * 60 };

test.each([
  ['the next half hour', 540, 1, 570],
  ['the last one', 20 * 60 + 30, 1, 20 * 60 + 30],
  ['the row of all day above the first', 7 * 60, -1, null],
  ['nothing above it', null, -1, null],
  ['the first hour below it', null, 1, 7 * 60],
  ['the nearest that is shown', 300, 1, 7 * 60 + 30],
])('the keyboard goes to %s', (_row, row, step, expected) => {
  expect(rowBelow(row, step, scale)).toBe(expected);
});

test('a minute lies in its half hour, the last one in the last', () => {
  expect([0, 29, 30, 1439, 1440].map(slotAt)).toEqual([0, 0, 30, 1410, 1410]);
  expect(shownRow(1380, scale)).toBe(20 * 60 + 30);
});

test('midnight is a slot like any other; where the keyboard is not, nine o’clock waits for it', () => {
  const wholeDay = { from: 0, to: 1440 };
  expect(slotShown(0, true, wholeDay)).toBe(0);
  expect(slotShown(0, false, wholeDay)).toBe(540);
  expect(slotShown(null, true, wholeDay)).toBe(540);
});
