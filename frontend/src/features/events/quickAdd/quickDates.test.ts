import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import { to12Hour } from '@kinday/contracts/clockTime';
import { fullDay } from '../../../product/dateText';
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

test('no line breaks the reading: there is a title and either a real time or none', () => {
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
      const { hours, isAllDay } = readQuickLine(typed, today);
      if (!hours) return;
      expect(isAllDay).toBe(false);
      expect(hours.start <= hours.end).toBe(true);
    }),
  );
});
