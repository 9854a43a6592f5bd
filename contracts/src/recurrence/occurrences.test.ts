import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { CalendarDate } from '../calendarDate.js';
import { lastDayOf } from './lastDayOf.js';
import { daysOf, occursOn } from './occurrences.js';
import type { Repetition } from './repetition.js';

interface Vector {
  date: CalendarDate;
  rrule: string;
  to: CalendarDate;
  days: CalendarDate[];
}

/** A series from its first day on, with the last day that a write would give it. */
function seriesOf(date: CalendarDate, rrule: string, more: Partial<Repetition> = {}): Repetition {
  const { extra = [], except = [] } = more;
  return { date, rrule, extra, except, last: lastDayOf({ date, rrule, extra }) };
}

const first = (count: number, date: CalendarDate, rrule: string) =>
  daysOf(seriesOf(date, rrule), date, '2060-01-01').slice(0, count);

describe('the examples of RFC 5545, section 3.8.5.3', () => {
  test.each<[rrule: string, date: CalendarDate, days: string]>([
    ['FREQ=DAILY;COUNT=10', '1997-09-02', '0902 0903 0904 0905 0906 0907 0908 0909 0910 0911'],
    ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02', '0902 0912 0922 1002 1012'],
    ['FREQ=DAILY;UNTIL=19970905', '1997-09-02', '0902 0903 0904 0905'],
    ['FREQ=WEEKLY;COUNT=4', '1997-09-02', '0902 0909 0916 0923'],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;COUNT=4', '1997-09-02', '0902 0916 0930 1014'],
    [
      'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
      '1997-09-02',
      '0902 0904 0909 0911 0916 0918 0923 0925 0930 1002',
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
      '1997-09-02',
      '0902 0904 0916 0918 0930 1002 1014 1016',
    ],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05', '0805 0810 0819 0824'],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', '0805 0817 0819 0831'],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=1FR', '1997-09-05', '0905 1003 1107 1205'],
    ['FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU', '1997-09-07', '0907 0928 1102 1130'],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=-2MO', '1997-09-22', '0922 1020 1117'],
    ['FREQ=MONTHLY;COUNT=4;BYMONTHDAY=-3', '1997-09-28', '0928 1029 1128 1229'],
    ['FREQ=MONTHLY;COUNT=5;BYMONTHDAY=2,15', '1997-09-02', '0902 0915 1002 1015 1102'],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '0904 1007 1106'],
    ['FREQ=MONTHLY;COUNT=4;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29', '0929 1030 1127 1230'],
  ])('%s from %s', (rrule, date, days) => {
    const expected = days.split(' ').map((day) => `1997-${day.slice(0, 2)}-${day.slice(2)}`);
    const series = seriesOf(date, rrule);
    expect(daysOf(series, date, '2060-01-01')).toEqual(expected);
    expect(series.last).toBe(expected.at(-1));
  });

  test.each<[rrule: string, date: CalendarDate, days: CalendarDate[]]>([
    [
      'FREQ=MONTHLY;INTERVAL=18;COUNT=4;BYMONTHDAY=10,11',
      '1997-09-10',
      ['1997-09-10', '1997-09-11', '1999-03-10', '1999-03-11'],
    ],
    [
      'FREQ=YEARLY;COUNT=4;BYMONTH=6,7',
      '1997-06-10',
      ['1997-06-10', '1997-07-10', '1998-06-10', '1998-07-10'],
    ],
    [
      'FREQ=YEARLY;INTERVAL=3;COUNT=4;BYYEARDAY=1,100,200',
      '1997-01-01',
      ['1997-01-01', '1997-04-10', '1997-07-19', '2000-01-01'],
    ],
    ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', ['1997-05-19', '1998-05-18', '1999-05-17']],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997-05-12', ['1997-05-12', '1998-05-11', '1999-05-17']],
    [
      'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
      '1997-03-13',
      ['1997-03-13', '1997-03-20', '1997-03-27', '1998-03-05'],
    ],
    [
      'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
      '1998-02-13',
      ['1998-02-13', '1998-03-13', '1998-11-13', '1999-08-13'],
    ],
    [
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      '1996-11-05',
      ['1996-11-05', '2000-11-07', '2004-11-02'],
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
      '2007-01-15',
      ['2007-01-15', '2007-01-30', '2007-02-15', '2007-03-15', '2007-03-30'],
    ],
  ])('%s from %s', (rrule, date, days) => {
    expect(first(days.length, date, rrule)).toEqual(days);
  });
});

test('1,000 random rules come to the days that python-dateutil finds', () => {
  const file = new URL('./vectors.json', import.meta.url);
  const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[];
  const wrong = vectors.filter(({ date, rrule, to, days }) => {
    const found = yields(date, rrule) ? daysOf(seriesOf(date, rrule), date, to) : [];
    return found.join() !== days.filter((day) => day < to).join();
  });
  expect(wrong).toEqual([]);
});

function yields(date: CalendarDate, rrule: string): boolean {
  try {
    lastDayOf({ date, rrule, extra: [] });
    return true;
  } catch {
    return false;
  }
}

describe('where libraries differ', () => {
  test('weeks belong to the year that holds most of them', () => {
    const rrule = 'FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO';
    expect(first(3, '2024-12-30', rrule)).toEqual(['2024-12-30', '2025-12-29', '2027-01-04']);
    const everyOther = 'FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO';
    expect(first(2, '2024-12-30', everyOther)).toEqual(['2024-12-30', '2027-01-04']);
  });

  test('a week that is named without a weekday has the first day’s', () => {
    expect(first(2, '2026-05-14', 'FREQ=YEARLY;BYWEEKNO=20')).toEqual(['2026-05-14', '2027-05-20']);
  });

  test('BYSETPOS of a week counts from WKST on, also before the first day', () => {
    const rrule = 'FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=2';
    expect(first(2, '2026-11-19', rrule)).toEqual(['2026-11-25', '2026-12-02']);
  });
});

test('the 31st skips months without it, 29 February common years', () => {
  expect(first(3, '2026-01-31', 'FREQ=MONTHLY')).toEqual([
    '2026-01-31',
    '2026-03-31',
    '2026-05-31',
  ]);
  expect(first(2, '2096-02-29', 'FREQ=YEARLY').length).toBe(0);
  expect(daysOf(seriesOf('2096-02-29', 'FREQ=YEARLY'), '2096-01-01', '2105-01-01')).toEqual([
    '2096-02-29',
    '2104-02-29',
  ]);
});

test('days are added and taken out, whatever the rule says', () => {
  const series = seriesOf('2026-11-02', 'FREQ=WEEKLY;COUNT=3', {
    extra: ['2026-11-04'],
    except: ['2026-11-09'],
  });
  expect(daysOf(series, '2026-11-01', '2026-12-31')).toEqual([
    '2026-11-02',
    '2026-11-04',
    '2026-11-16',
  ]);
  expect(['2026-11-04', '2026-11-09', '2026-11-16'].map((day) => occursOn(series, day))).toEqual([
    true,
    false,
    true,
  ]);
});

test('the last day is that of the rule or of a later extra day; without an end there is none', () => {
  const date = '2026-11-02';
  expect(lastDayOf({ date, rrule: 'FREQ=WEEKLY', extra: [] })).toBeNull();
  expect(lastDayOf({ date, rrule: 'FREQ=WEEKLY;UNTIL=20261120', extra: [] })).toBe('2026-11-16');
  expect(lastDayOf({ date, rrule: 'FREQ=WEEKLY;COUNT=2', extra: ['2026-12-24'] })).toBe(
    '2026-12-24',
  );
});

test.each([
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6',
  'FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29',
  'FREQ=DAILY;BYMONTH=4;BYMONTHDAY=31',
])('%s never comes to a day and is refused', (rrule) => {
  expect(() => lastDayOf({ date: '2026-11-02', rrule, extra: [] })).toThrow(
    'No day fits this repetition.',
  );
});
