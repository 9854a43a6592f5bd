import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockSpans, endOfDay, instantOf, wallClockIn } from './zonedTime.js';

const at = (zone: string, date: string, time: string) =>
  instantOf(zone, { date, time }).toISOString().slice(0, 16);

test.each([
  ['Europe/Berlin', '2026-07-01', '09:00', '2026-07-01T07:00'],
  ['Europe/Berlin', '2026-12-01', '09:00', '2026-12-01T08:00'],
  ['America/New_York', '2026-03-08', '01:59', '2026-03-08T06:59'],
  ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00'],
  ['Australia/Lord_Howe', '2026-01-01', '00:00', '2025-12-31T13:00'],
  ['Asia/Kathmandu', '2026-05-05', '00:10', '2026-05-04T18:25'],
  ['UTC', '0001-01-01', '00:00', '0001-01-01T00:00'],
])('in %s the clocks show %s %s at %s UTC', (zone, date, time, utc) => {
  expect(at(zone, date, time)).toBe(utc);
});

test.each([
  // Clocks go from 2:00 to 3:00.
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30'],
  // By half an hour.
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45'],
  // At midnight: the day begins at one o'clock.
  ['America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00'],
])('in %s, %s %s, which the clocks leave out, moves forward', (zone, date, time, utc) => {
  expect(at(zone, date, time)).toBe(utc);
});

test.each([
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45'],
])('in %s, %s %s, which the clocks show twice, is the first', (zone, date, time, utc) => {
  expect(at(zone, date, time)).toBe(utc);
});

test('every hour of a year that the clocks show comes back as it was', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']) {
    for (let hour = 0; hour < 366 * 24; hour += 5) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour));
      const shown = wallClockIn(zone, instant);
      const again = instantOf(zone, shown);
      expect(wallClockIn(zone, again)).toEqual(shown);
      expect(again.getTime()).toBeLessThanOrEqual(instant.getTime());
    }
  }
});

test('a day of 23 hours ends at its midnight', () => {
  expect(endOfDay('Europe/Berlin', '2026-03-29').toISOString()).toBe('2026-03-29T22:00:00.000Z');
});

const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'];
const MINUTE_MS = 60_000;
const aYear = { min: Date.UTC(2026, 0, 1) / MINUTE_MS, max: Date.UTC(2027, 0, 1) / MINUTE_MS };

test('every time of day that begins within some minutes stands in their spans', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      // Half of them near a change of the clocks, where it is hard.
      fc.oneof(
        fc.integer(aYear),
        fc
          .tuple(
            fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-10-04'),
            fc.integer({ min: -2_000, max: 2_000 }),
          )
          .map(([day, minutes]) => Date.parse(day) / MINUTE_MS + minutes),
      ),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: -200, max: 200 }),
      (zone, minute, minutes, near) => {
        const from = new Date(minute * MINUTE_MS);
        const to = new Date((minute + minutes) * MINUTE_MS);
        const { date, time } = wallClockIn(zone, new Date((minute + near) * MINUTE_MS));
        const begins = instantOf(zone, { date, time });
        const isWithin = clockSpans(zone, from, to).some(
          (span) => span.date === date && span.from <= time && time < span.to,
        );
        if (begins >= from && begins < to) expect(isWithin).toBe(true);
        else if (Math.abs(near) > 180) expect(isWithin).toBe(false);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a time that the clocks leave out stands in the spans of the minute to which it moves', () => {
  const minute = (zone: string, date: string, time: string) => {
    const from = instantOf(zone, { date, time });
    return clockSpans(zone, from, new Date(from.getTime() + MINUTE_MS));
  };
  expect(minute('Europe/Berlin', '2026-03-29', '02:30')).toContainEqual({
    date: '2026-03-29',
    from: '02:30',
    to: '02:31',
  });
  expect(minute('Europe/Berlin', '2026-07-01', '23:59')).toEqual([
    { date: '2026-07-01', from: '23:59', to: '24:00' },
  ]);
});
