import { beforeAll, expect, test } from '@jest/globals';
import { readQuickLine } from './readQuickLine';

const TODAY = '2026-11-21';

// The first reading prepares the reader of dates, which takes a hundred times as long.
beforeAll(() => void readQuickLine('Dentist Thu 3pm', TODAY));

test.each([
  'every '.repeat(50),
  'mon and '.repeat(37),
  `every ${'mon,'.repeat(73)}`,
  `every ${'1st and '.repeat(36)}`,
  `every ${'first and '.repeat(29)}`,
  'until '.repeat(50),
  ' '.repeat(300),
  '1-1-'.repeat(75),
  '7/3-'.repeat(75),
  '1/1~'.repeat(75),
  'Jul 3 to '.repeat(33),
  'for 1 for 1 '.repeat(25),
])('a line made to hinder is read in time: %s', (line) => {
  const begun = performance.now();
  readQuickLine(line, TODAY);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test('what is longer than a line is not read: it is the title', () => {
  const { title, rrule, date, notes } = readQuickLine(`every Tue ${'a'.repeat(300)}`, TODAY);
  expect({ length: title.length, rrule, date }).toEqual({ length: 310, rrule: null, date: null });
  expect(notes).toEqual(['A line of more than 300 letters isn’t read: it is the title.']);
});
