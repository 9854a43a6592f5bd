import { expect, test } from '@jest/globals';
import { readDay } from './readDay';

const TODAY = '2026-11-22';

test.each([
  ['march 2027', '2027-03-01'],
  ['Sept', '2027-09-01'],
  ['Dec', '2026-12-01'],
  ['november', '2026-11-01'],
  ['2031', '2031-01-01'],
  ['3/14/2027', '2027-03-14'],
  ['14 Mar', '2027-03-14'],
  ['Mar 14, 2028', '2028-03-14'],
  ['2028-02-29', '2028-02-29'],
  ['tomorrow', '2026-11-23'],
  ['yesterday', '2026-11-21'],
])('%s is %s', (typed, day) => {
  expect(readDay(typed, TODAY)).toBe(day);
});

test.each(['', '   ', 'dentist', '2027-02-29', '0000', 'a'.repeat(200), 'march 20270'])(
  'no day is read from “%s”',
  (typed) => {
    expect(readDay(typed, TODAY)).toBeNull();
  },
);
