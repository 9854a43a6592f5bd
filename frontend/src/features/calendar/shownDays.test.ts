import { expect, test } from '@jest/globals';
import { addDays } from '@kinday/contracts/calendarDate';
import { firstShown, lastShown, turned, type WeekForm } from './shownDays';

const FROM_SUNDAY: WeekForm = { weekStart: 'sunday', days: 7 };
const FROM_MONDAY: WeekForm = { weekStart: 'monday', days: 7 };
const ON_A_PHONE: WeekForm = { weekStart: 'monday', days: 3 };

/** What a view shows for a day: from its first day to its last. */
function shownOn(view: Parameters<typeof firstShown>[0], date: string, week: WeekForm) {
  const first = firstShown(view, date, week);
  return [first, lastShown(view, first, week)];
}

test('a month ends on its last day, also in a leap year', () => {
  expect(shownOn('month', '2028-02-11', FROM_SUNDAY)).toEqual(['2028-02-01', '2028-02-29']);
  expect(shownOn('month', '2026-12-31', FROM_MONDAY)).toEqual(['2026-12-01', '2026-12-31']);
});

test('a week begins with the chosen day, across the end of a year', () => {
  // 2027 begins on a Friday.
  expect(shownOn('week', '2027-01-01', FROM_SUNDAY)).toEqual(['2026-12-27', '2027-01-02']);
  expect(shownOn('week', '2027-01-01', FROM_MONDAY)).toEqual(['2026-12-28', '2027-01-03']);
  expect(shownOn('week', '2026-11-22', FROM_SUNDAY)).toEqual(['2026-11-22', '2026-11-28']);
  expect(shownOn('week', '2026-11-22', FROM_MONDAY)).toEqual(['2026-11-16', '2026-11-22']);
});

test('a phone shows three days from the day that is asked for', () => {
  expect(shownOn('week', '2026-12-30', ON_A_PHONE)).toEqual(['2026-12-30', '2027-01-01']);
});

test('a day is a page of its own, and an agenda has no end', () => {
  expect(shownOn('day', '2026-11-22', FROM_SUNDAY)).toEqual(['2026-11-22', '2026-11-22']);
  expect(shownOn('agenda', '2026-11-22', FROM_SUNDAY)).toEqual(['2026-11-22', '2026-11-22']);
});

test('each page turned begins where the one before ended, whatever clocks do meanwhile', () => {
  // Clocks change on March 8 and November 1 in the United States, a week or more apart in Europe.
  for (const [week, start] of [
    [FROM_SUNDAY, '2026-02-22'],
    [FROM_MONDAY, '2026-10-19'],
    [ON_A_PHONE, '2026-12-20'],
  ] as const) {
    let first: string = start;
    for (let page = 0; page < 8; page += 1) {
      const next = turned('week', first, 1, week);
      expect(next).toBe(addDays(lastShown('week', first, week), 1));
      expect(firstShown('week', next, week)).toBe(next);
      expect(turned('week', next, -1, week)).toBe(first);
      first = next;
    }
  }
});

test('a month later is the same day, or the month’s last', () => {
  expect(turned('month', '2027-01-31', 1, FROM_SUNDAY)).toBe('2027-02-28');
  expect(turned('agenda', '2026-12-15', 1, FROM_SUNDAY)).toBe('2027-01-15');
  expect(turned('day', '2026-12-31', 1, FROM_SUNDAY)).toBe('2027-01-01');
});
