import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dueAt, endOfQuiet, isQuiet, pointlessAt, startOf, tellAt } from './dueReminders.js';

const berlin = { family: 'Europe/Berlin', own: 'Europe/Berlin' };
const dentist = { date: '2026-11-13', startTime: '15:00', zone: null };
const holiday = { date: '2026-11-13', startTime: null, zone: null };
const utc = (instant: Date) => instant.toISOString().slice(0, 16);

test.each([
  [0, '2026-11-13T14:00'],
  [30, '2026-11-13T13:30'],
  [24 * 60, '2026-11-12T14:00'],
])('%i minutes before an event at 3:00 PM in Berlin it is %s UTC', (lead, due) => {
  expect(utc(dueAt(dentist, lead, berlin))).toBe(due);
});

test('an event is due by its calendar’s clocks, an all-day one by the person’s own', () => {
  const zones = { family: 'Europe/Berlin', own: 'America/New_York' };
  expect(utc(dueAt(dentist, 30, zones))).toBe('2026-11-13T13:30');
  expect(utc(dueAt(holiday, { days: 1, time: '18:00' }, zones))).toBe('2026-11-12T23:00');
});

test.each([
  // Clocks go from 2:00 to 3:00: moved forward.
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:00'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:00'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:15'],
  // Shown twice: the first.
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:00'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:00'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:15'],
])(
  'in %s 30 minutes before %s %s, when the clocks change, it is %s UTC',
  (zone, date, time, due) => {
    expect(
      utc(dueAt({ date, startTime: time, zone: null }, 30, { family: zone, own: 'UTC' })),
    ).toBe(due);
  },
);

test('a reminder is of use until the event begins, five minutes at least, or its first day is over', () => {
  const due = dueAt(dentist, 30, berlin);
  expect(pointlessAt(dentist, due, berlin)).toEqual(startOf(dentist, berlin.family));
  const start = startOf(dentist, berlin.family);
  expect(utc(pointlessAt(dentist, start, berlin))).toBe('2026-11-13T14:05');
  expect(utc(pointlessAt(holiday, due, berlin))).toBe('2026-11-13T23:00');
});

const night = { from: '22:00', to: '07:00' };
const told = (time: string, startTime: string | null, date = '2026-11-13') =>
  utc(tellAt({ date, startTime, zone: null }, new Date(`2026-11-12T${time}:00Z`), night, berlin));

test.each([
  ['before quiet hours: at its time', '20:59', '15:00', '2026-11-12T20:59'],
  ['at their first minute: when they end', '21:00', '15:00', '2026-11-13T06:00'],
  ['of an event right when they end: at its time', '21:00', '07:00', '2026-11-12T21:00'],
  ['of an event after they end: then', '21:00', '07:01', '2026-11-13T06:00'],
  ['of an all-day event: when they end', '23:30', null, '2026-11-13T06:00'],
])('what is due %s', (_what, due, startTime, at) => {
  expect(told(due, startTime)).toBe(at);
});

test('quiet hours within one day, and those that end in an hour shown twice', () => {
  const noon = { from: '12:00', to: '14:00' };
  expect(isQuiet(noon, 'UTC', new Date('2026-11-12T13:59:00Z'))).toBe(true);
  expect(isQuiet(noon, 'UTC', new Date('2026-11-12T14:00:00Z'))).toBe(false);
  // 2:30 AM for the second time: 2:45 AM was before.
  const again = new Date('2026-10-25T01:30:00Z');
  expect(endOfQuiet({ from: '22:00', to: '02:45' }, 'Europe/Berlin', again)).toEqual(again);
});

const aTime = fc
  .integer({ min: 0, max: 1_439 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
const aZone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC');

test('a reminder never comes before it is due nor after it is pointless, and in quiet hours only if it cannot wait', () => {
  fc.assert(
    fc.property(
      fc.record({ family: aZone, own: aZone }),
      fc.integer({ min: 0, max: 364 }),
      fc.option(aTime, { nil: null }),
      fc.integer({ min: 0, max: 3_000 }),
      fc.record({ from: aTime, to: aTime }).filter(({ from, to }) => from !== to),
      (zones, day, startTime, minutes, quiet) => {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
        const event = { date, startTime, zone: null };
        const lead = startTime === null ? { days: minutes % 4, time: '18:00' } : minutes;
        const due = dueAt(event, lead, zones);
        const at = tellAt(event, due, quiet, zones);
        const pointless = pointlessAt(event, due, zones);
        expect(at >= due && at < pointless).toBe(true);
        if (at > due) expect(isQuiet(quiet, zones.own, at)).toBe(false);
        else if (isQuiet(quiet, zones.own, due)) {
          const last = startTime === null ? pointless : startOf(event, zones.family);
          expect(endOfQuiet(quiet, zones.own, due) >= last).toBe(true);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});
