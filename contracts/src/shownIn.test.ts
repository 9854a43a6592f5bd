import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from './calendarDate.js';
import { collections } from './collections.js';
import { lastDayShown } from './eventDays.js';
import { hasTimesInOrder, lastDayOn } from './eventFields.js';
import type { Event } from './event.js';
import type { Series } from './series.js';
import { asTold, shownIn, toldIn } from './shownIn.js';
import { instantOf, wallClockIn } from './zonedTime.js';

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';

const told = (zone: string | null, date: string, startTime: string, endTime: string) => ({
  date,
  moreDays: 0,
  isAllDay: false,
  startTime: startTime as string | null,
  endTime: endTime as string | null,
  zone,
});

/** `2026-07-01 15:00–16:00+0`: the day, the hours and the days more. */
function shown(event: ReturnType<typeof told>, familyZone: string): string {
  const { date, startTime, endTime, moreDays } = shownIn(event, familyZone);
  return `${date} ${startTime}–${endTime}+${moreDays}`;
}

test.each([
  ['in the afternoon', NEW_YORK, '2026-07-01', '09:00', '10:00', '2026-07-01 15:00–16:00+0'],
  ['the next day', NEW_YORK, '2026-07-01', '20:00', '21:00', '2026-07-02 02:00–03:00+0'],
  ['over midnight', NEW_YORK, '2026-07-01', '17:30', '18:30', '2026-07-01 23:30–00:30+1'],
  ['until midnight', NEW_YORK, '2026-07-01', '17:00', '18:00', '2026-07-01 23:00–00:00+1'],
  ['the day before', 'Asia/Tokyo', '2026-07-01', '06:00', '07:00', '2026-06-30 23:00–00:00+1'],
  ['while zones change', NEW_YORK, '2026-03-20', '09:00', '10:00', '2026-03-20 14:00–15:00+0'],
  ['in a hour shown twice', 'UTC', '2026-10-25', '00:30', '01:15', '2026-10-25 02:30–03:15+0'],
  ['in a hour left out', NEW_YORK, '2026-03-08', '02:30', '03:00', '2026-03-08 08:30–09:00+0'],
])('%s: %s %s %s–%s is shown in Berlin', (_, zone, date, startTime, endTime, expected) => {
  expect(shown(told(zone, date, startTime, endTime), BERLIN)).toBe(expected);
});

test('the ends of the calendar stay as they are told', () => {
  expect(shown(told(NEW_YORK, '9999-12-31', '23:00', '23:30'), BERLIN)).toMatch(/^9999-12-31 23/);
  expect(shown(told(BERLIN, '0001-01-01', '00:00', '00:30'), NEW_YORK)).toMatch(/^0001-01-01 00/);
  const beyond = { ...told(NEW_YORK, '9999-12-31', '23:00', '23:30'), moreDays: 3 };
  expect(shown(beyond, BERLIN)).toBe('9999-12-31 23:00–23:30+3');
});

test('what is shown keeps its identity, and one of no other zone is the event itself', () => {
  const event = told(NEW_YORK, '2026-07-01', '09:00', '10:00');
  expect(shownIn(event, BERLIN)).toBe(shownIn(event, BERLIN));
  expect(shownIn(shownIn(event, BERLIN), BERLIN)).toBe(shownIn(event, BERLIN));
  expect(shownIn(event, 'Asia/Tokyo')).not.toBe(shownIn(event, BERLIN));
  expect(shownIn(event, NEW_YORK)).toBe(event);
  expect(asTold(shownIn(event, BERLIN))).toBe(event);
  expect(asTold(event)).toBe(event);
  const own = { ...event, zone: null };
  expect(shownIn(own, BERLIN)).toBe(own);
});

test('fields typed on the family’s clock are told in the zone of the event', () => {
  const fields = { ...told(null, '2026-07-02', '02:00', '03:00'), title: 'Call' };
  const expected = { ...told(NEW_YORK, '2026-07-01', '20:00', '21:00'), title: 'Call' };
  expect(toldIn(fields, NEW_YORK, BERLIN)).toEqual(expected);
  expect(toldIn(fields, null, BERLIN)).toEqual(fields);
  const allDay = { ...fields, isAllDay: true, startTime: null, endTime: null };
  expect(toldIn(allDay, NEW_YORK, BERLIN)).toEqual(allDay);
});

const aZone = fc.constantFrom(
  ...Intl.supportedValuesOf('timeZone'),
  // The two ends of the day's line.
  'Pacific/Kiritimati',
  'Etc/GMT+12',
);
const aTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const anEvent = fc
  .record({
    date: fc.integer({ min: -60_000, max: 60_000 }).map((days) => addDays('2000-01-01', days)),
    moreDays: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 61 })),
    isAllDay: fc.constant(false),
    startTime: aTime,
    endTime: aTime,
    zone: aZone,
  })
  .filter(hasTimesInOrder) as fc.Arbitrary<ReturnType<typeof told>>;

test('an event of any zone is among what is read of the days that it is shown on, and so is its series', () => {
  fc.assert(
    fc.property(anEvent, aZone, fc.nat(70), (event, familyZone, later) => {
      const one = shownIn(event, familyZone);
      const day = addDays(one.date, Math.min(later, one.moreDays));
      const range = { from: day, to: addDays(day, 1) };
      expect(collections.events.belongs?.(event as Event, range)).toBe(true);
      const series = { ...event, last: event.date } as unknown as Series;
      expect(collections.series.belongs?.(series, range)).toBe(true);
      expect(hasTimesInOrder(one)).toBe(true);
      expect(lastDayShown(one) >= one.date).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('an event of any zone begins on the family’s clocks when it begins on its own', () => {
  fc.assert(
    fc.property(anEvent, aZone, (event, familyZone) => {
      const { date, startTime } = shownIn(event, familyZone);
      const begins = instantOf(event.zone!, { date: event.date, time: event.startTime! });
      expect({ date, time: startTime }).toEqual(wallClockIn(familyZone, begins));
    }),
  );
});

test('what is shown is told as it was, where no clocks are changed', () => {
  const steady = fc.constantFrom('UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Etc/GMT+12');
  fc.assert(
    fc.property(anEvent, steady, steady, (event, zone, familyZone) => {
      const before = { ...event, zone };
      fc.pre(lastDayOn(before) > '1995-02-01');
      expect(toldIn(shownIn(before, familyZone), zone, familyZone)).toEqual(before);
    }),
  );
});
