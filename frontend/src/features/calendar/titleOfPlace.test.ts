import { expect, test } from '@jest/globals';
import { titleOfPlace } from './titleOfPlace';

const title = (view: Parameters<typeof titleOfPlace>[0]['view'], first: string, last: string) => {
  const { days, year } = titleOfPlace({
    view,
    first,
    last,
    date: first,
    request: 0,
    focusRequest: 0,
  });
  return `${days} ${year}`;
};

test.each([
  ['month', '2026-11-01', '2026-11-30', 'November 2026'],
  ['agenda', '2026-11-22', '2026-11-22', 'November 2026'],
  ['day', '2026-11-22', '2026-11-22', 'Sun, Nov 22 2026'],
  ['week', '2026-11-22', '2026-11-28', 'Nov 22 – 28 2026'],
  ['week', '2026-11-29', '2026-12-05', 'Nov 29 – Dec 5 2026'],
  ['week', '2026-12-28', '2027-01-03', 'Dec 28, 2026 – Jan 3 2027'],
  ['week', '2026-12-30', '2027-01-01', 'Dec 30, 2026 – Jan 1 2027'],
] as const)('the %s from %s to %s is %s', (view, first, last, words) => {
  expect(title(view, first, last)).toBe(words);
});
