import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  isRealDate,
  isWithin,
  monthOf,
  monthRange,
  shiftMonth,
  weekdayOf,
} from './calendarDate.js';
import { calendarDateSchema } from './calendarDateSchema.js';

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(1900, 0, 1);
const LAST = Date.UTC(2200, 0, 1);

/** Any day of three centuries, told from the proleptic calendar itself and not from this machine's zone. */
const anyDay = fc
  .integer({ min: 0, max: (LAST - FIRST) / DAY_MS })
  .map((days) => new Date(FIRST + days * DAY_MS).toISOString().slice(0, 10));

describe('real dates', () => {
  test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '1994-12-31'])(
    '%s exists',
    (date) => {
      expect(isRealDate(date)).toBe(true);
    },
  );

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026/01/01',
    '+02026-01-01',
    '２０２６-01-01',
    '',
  ])('%j does not', (date) => {
    expect(isRealDate(date)).toBe(false);
  });

  test('every day of three centuries exists, also the one a zone skipped at the date line', () => {
    fc.assert(fc.property(anyDay, (date) => isRealDate(date)));
  });

  test.each([['2026-02-30'], [20261121], [null], [undefined], [['2026-11-21']]])(
    'the schema answers %j with "Invalid date format"',
    (value) => {
      const messages = calendarDateSchema
        .safeParse(value)
        .error?.issues.map(({ message }) => message);
      expect(messages).toEqual(['Invalid date format']);
    },
  );
});

describe('reckoning with days', () => {
  test('addDays agrees with the calendar in any zone', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const expected = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
        expect(addDays(date, days)).toBe(expected.toISOString().slice(0, 10));
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['1995-01-31', -1, '1994-12-31'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  test('addMonths keeps the day or takes the last one of the month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -300, max: 300 }), (date, months) => {
        const moved = addMonths(date, months);
        expect(isRealDate(moved)).toBe(true);
        expect(monthOf(moved)).toBe(shiftMonth(monthOf(date), months));
        const day = Number(date.slice(8));
        expect(Number(moved.slice(8))).toBe(Math.min(day, daysInMonth(monthOf(moved))));
      }),
    );
  });

  test.each([
    ['2026-02', 28],
    ['2024-02', 29],
    ['1900-02', 28],
    ['2026-04', 30],
    ['1994-12', 31],
    ['0099-12', 31],
  ])('%s has %i days', (month, days) => {
    expect(daysInMonth(month)).toBe(days);
  });
});

describe('ranges', () => {
  test('a month runs from its first day to the first of the next', () => {
    expect(monthRange('2026-12')).toEqual({ from: '2026-12-01', to: '2027-01-01' });
  });

  test('a day is within its own month only', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const month = monthOf(date);
        const around = [-1, 0, 1].map((months) =>
          isWithin(date, monthRange(shiftMonth(month, months))),
        );
        expect(around).toEqual([false, true, false]);
      }),
    );
  });
});

describe('at the end of the four-digit years', () => {
  test('December 9999 can be shown: its grid runs on into a fifth digit', () => {
    expect(addDays('9999-12-31', 8)).toBe('10000-01-08');
    expect(monthOf('10000-01-08')).toBe('10000-01');
    expect(weekdayOf('9999-12-31')).toBe(5);
    expect(weekdayOf('10000-01-01')).toBe(6);
    expect(isRealDate('10000-01-01')).toBe(false);
  });

  test('December 9999 can be asked for', () => {
    expect(monthRange('9999-12')).toEqual({ from: '9999-12-01', to: '9999-12-31' });
  });
});

test('weekdays follow each other, whatever the zone', () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7);
    }),
  );
  expect(weekdayOf('2026-11-12')).toBe(4);
});
