import { expect, test } from '@jest/globals';
import { LIMITS } from '@kinday/contracts/product';
import { EventTotals } from './EventTotals.js';

const FULL = LIMITS.eventsPerCalendar;
/** Undo of a deleted series adds so many at once. */
const MOST_ADDED = LIMITS.exceptionsPerSeries;

test('a calendar that was never counted may be full', () => {
  const totals = new EventTotals();
  totals.note('another', 1, 0);
  expect(totals.hasRoom('family', 1)).toBe(false);
});

test('a calendar with few events has room until so many writes have passed that it might be full', () => {
  const totals = new EventTotals();
  totals.note('family', 7, FULL - 10 * MOST_ADDED);
  const after = (writes: number) => totals.hasRoom('family', 7 + writes);
  expect([0, 1, 9, 10, 500].map(after)).toEqual([true, true, true, false, false]);
});

test('a write that brings back many events counts again where they might fill the calendar', () => {
  const totals = new EventTotals();
  totals.note('family', 7, FULL - 1);
  expect(totals.hasRoom('family', 7)).toBe(false);
});

test('a calendar with as many events as it may hold has none', () => {
  const totals = new EventTotals();
  totals.note('family', 7, FULL);
  expect(totals.hasRoom('family', 7)).toBe(false);
});

test('a count of before an older state came back is not believed', () => {
  const totals = new EventTotals();
  totals.note('family', 7, 3);
  expect(totals.hasRoom('family', 6)).toBe(false);
});
