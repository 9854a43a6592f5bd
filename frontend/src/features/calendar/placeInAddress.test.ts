import { expect, test } from '@jest/globals';
import { placeIn, placeWords, withPlace } from './placeInAddress';

const TODAY = '2026-11-22';
const read = (words: string) => placeIn(new URLSearchParams(words), TODAY);

test.each([
  ['', 'month', TODAY],
  ['view=week&date=2027-03-14', 'week', '2027-03-14'],
  ['date=2028-02-29', 'month', '2028-02-29'],
  // What nobody could have copied from a calendar is today's month.
  ['view=Week', 'month', TODAY],
  ['view=year&date=2027-02-29', 'month', TODAY],
  ['date=99999-01-01', 'month', TODAY],
  ['date=2026-11-03&date=2026-11-04', 'month', '2026-11-03'],
  ['date=%00', 'month', TODAY],
])('?%s is the %s of %s', (words, view, date) => {
  expect(read(words)).toEqual({ view, date });
});

test('an address comes back to the place it was written for, and keeps what else it says', () => {
  const before = new URLSearchParams('who=a,b&open=&view=day&date=2026-01-01');
  for (const view of ['month', 'week', 'day', 'agenda'] as const) {
    for (const date of [TODAY, '2026-12-31', '2027-01-01']) {
      const words = withPlace(before, { view, date }, TODAY);
      expect(placeIn(words, TODAY)).toEqual({ view, date });
      expect([words.get('who'), words.get('open')]).toEqual(['a,b', '']);
    }
  }
});

test('today’s month needs no words', () => {
  const words = withPlace(new URLSearchParams('view=week'), { view: 'month', date: TODAY }, TODAY);
  expect(words.toString()).toBe('');
  expect(placeWords(words)).toBe(placeWords(new URLSearchParams('who=a')));
});
