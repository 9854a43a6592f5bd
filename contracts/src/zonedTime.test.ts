import { expect, test } from '@jest/globals';
import { endOfDay, instantOf, wallClockIn } from './zonedTime.js';

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
