import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  daysBetween,
  isRealDate,
  type CalendarDate,
} from '@kinday/contracts/calendarDate';
import { to12Hour } from '@kinday/contracts/clockTime';
import { LIMITS } from '@kinday/contracts/product';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import { settledRepetition } from '@kinday/contracts/recurrence/settledRepetition';
import { fullDay, WEEKDAY_NAMES } from '@kinday/contracts/dateText';
import { readQuickLine } from './readQuickLine';

// Runs in several zones: see the projects "dates in …".

/** The days on which the clocks of somebody change, and the ends of years and Februaries. */
const ODD_DAYS: readonly CalendarDate[] = [
  '2026-03-08',
  '2026-03-29',
  '2026-09-06',
  '2026-10-25',
  '2026-11-01',
  '2026-12-31',
  '2027-01-01',
  '2028-02-28',
  '2028-02-29',
];
const day = fc.oneof(
  fc.constantFrom(...ODD_DAYS),
  fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days)),
);

test.each(ODD_DAYS)('tomorrow, in a week and the named days after %s are those', (today) => {
  const dateIn = (line: string) => readQuickLine(line, today).date;
  expect(dateIn('Swim today 9am')).toBe(today);
  expect(dateIn('Swim tomorrow 9am')).toBe(addDays(today, 1));
  expect(dateIn('Swim yesterday')).toBe(addDays(today, -1));
  expect(dateIn('Swim in 1 week')).toBe(addDays(today, 7));
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const there = addDays(today, ahead);
    const [weekday] = fullDay(there).split(',');
    expect(dateIn(`Swim ${weekday} 2:30am`)).toBe(there);
  }
});

test('the last of something is no day of last week', () => {
  const today = '2026-11-22';
  expect(readQuickLine('Last game Sat', today)).toMatchObject({ date: '2026-11-28' });
  expect(readQuickLine('Last day of school Jun 20', today)).toMatchObject({
    title: 'Last day of school',
    date: '2027-06-20',
  });
  expect(readQuickLine('Game last Sat', today)).toMatchObject({ date: '2026-11-21' });
});

test('any day written out is that day, whatever day and zone it is written in', () => {
  fc.assert(
    fc.property(day, day, (written, today) => {
      expect(readQuickLine(`Swim ${fullDay(written)}`, today).date).toBe(written);
      expect(readQuickLine(`Swim ${written}`, today).date).toBe(written);
    }),
  );
});

test('any time of any day is read as written', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  fc.assert(
    fc.property(day, time, (date, start) => {
      const reading = readQuickLine(`Swim ${date} ${to12Hour(start)}`, date);
      expect([reading.title, reading.date, reading.hours?.start]).toEqual(['Swim', date, start]);
    }),
  );
});

test.each(ODD_DAYS)('a repetition begun on %s has its first day by its rule', (today) => {
  for (const weekday of WEEKDAY_NAMES) {
    const { date, rrule } = readQuickLine(`Swim every other ${weekday} until June`, today);
    expect(fullDay(date ?? '')).toContain(weekday);
    expect(daysBetween(today, date ?? '')).toBeLessThan(7);
    expect(rrule).toMatch(/UNTIL=20\d\d0630/);
  }
});

test('no line breaks the reading: what it says can be saved as it is', () => {
  const words = fc.constantFrom(
    ...[
      'Thu',
      'at',
      '3',
      '-',
      '4pm',
      'for',
      'night',
      '11/12',
      'noon',
      'every',
      'weekly',
      'Mon',
      'on the 1st',
      'until',
      'June',
      'for 6 weeks',
      '3 times',
      'Jul 3–10',
      'to',
      'tomorrow',
      'Feb 29',
      ',',
      'é',
      '2 hours',
    ],
  );
  const line = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 9 }).map((chosen) => chosen.join(' ')),
  );
  fc.assert(
    fc.property(line, day, (typed, today) => {
      const { date, moreDays, rrule, hours, isAllDay } = readQuickLine(typed, today);
      if (date !== null) expect(isRealDate(date)).toBe(true);
      if (moreDays !== null) expect(moreDays >= 0 && moreDays < LIMITS.eventDays).toBe(true);
      const first =
        rrule && date && daysOf(settledRepetition({ date, rrule }), date, addDays(date, 1));
      if (rrule !== null) expect(first).toEqual([date]);
      if (!hours) return;
      expect(isAllDay).toBe(false);
      expect(hours.start <= hours.end || (moreDays ?? 0) > 0).toBe(true);
    }),
  );
});
