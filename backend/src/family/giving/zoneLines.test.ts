import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { offsetOf } from './zoneChanges.js';
import { zoneLines } from './zoneLines.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;

/** What another program makes of it: minutes ahead of UTC at an instant. */
function readZone(zone: string, since: string) {
  const lines = zoneLines(zone, since, NOW);
  const calendar = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  const component = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  const read = new ICAL.Timezone(component.getFirstSubcomponent('vtimezone')!);
  return (instant: number) => {
    const local = new Date(instant + offsetOf(zone, instant) * MINUTE_MS);
    return read.utcOffset(ICAL.Time.fromJSDate(local, true)) / 60;
  };
}

test('today’s rules of a zone that keeps them are two lines that go on for ever', () => {
  expect(zoneLines('Europe/Berlin', '2026-01-01', NOW).join('\n')).toBe(`BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0100
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20260329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20261025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`);
});

test.each([
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Caracas',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Gaza',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Antarctica/Troll',
])('another program knows the clocks of %s at any hour of half a century', (zone) => {
  const read = readZone(zone, '1995-01-01');
  const hours = fc.integer({
    min: Date.UTC(1995, 0, 2) / 3_600_000,
    max: Date.UTC(2045, 11, 1) / 3_600_000,
  });
  fc.assert(
    fc.property(hours, (hour) => {
      const instant = hour * 3_600_000;
      // In hours that clocks show twice, a clock alone does not say which.
      fc.pre(offsetOf(zone, instant - 7_200_000) === offsetOf(zone, instant + 7_200_000));
      expect({ instant, offset: read(instant) }).toEqual({
        instant,
        offset: offsetOf(zone, instant),
      });
    }),
    { numRuns: 200 },
  );
});
