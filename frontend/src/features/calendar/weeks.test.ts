import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, weekdayOf } from '@kinday/contracts/calendarDate';
import { WEEK_STARTS } from '@kinday/contracts/preferences';
import { dayAfterKey } from './month/dayAfterKey';
import { placeInWeek, WEEKDAYS, weeksOf } from './weeks';

const SUNDAY = 0;
const MONDAY = 1;
const month = fc
  .integer({ min: -1200, max: 1200 })
  .map((months) => addMonths('2026-11-01', months).slice(0, 7));

describe.each(WEEK_STARTS)('weeks from %s', (weekStart) => {
  test('a month is shown by 42 days in a row that begin with the week and hold the month’s first', () => {
    fc.assert(
      fc.property(month, (shown) => {
        const days = weeksOf(shown, weekStart).flat();
        const [first = ''] = days;
        expect(days).toEqual(Array.from({ length: 42 }, (_day, place) => addDays(first, place)));
        expect(weekdayOf(first)).toBe(weekStart === 'sunday' ? SUNDAY : MONDAY);
        expect(days.indexOf(`${shown}-01`)).toBeGreaterThanOrEqual(0);
        expect(days.indexOf(`${shown}-01`)).toBeLessThan(7);
      }),
    );
  });

  test('every day stands under its name', () => {
    for (const [place, day] of weeksOf('2026-11', weekStart)[0]!.entries()) {
      const name = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long' });
      expect(WEEKDAYS[weekStart][place]).toBe(name);
    }
  });

  test('Home and End lead to the ends of the row a day stands in', () => {
    const key = (name: string) => ({ key: name, shiftKey: false });
    for (const week of weeksOf('2026-11', weekStart)) {
      for (const day of week) {
        expect(dayAfterKey(day, key('Home'), weekStart)).toBe(week[0]);
        expect(dayAfterKey(day, key('End'), weekStart)).toBe(week[6]);
        expect(week[placeInWeek(day, weekStart)]).toBe(day);
      }
    }
  });
});

test('the grid of December 9999 is whole', () => {
  expect(weeksOf('9999-12', 'sunday').flat().at(-1)).toBe('10000-01-08');
});
