import { wallClockIn } from '@kinday/contracts/zonedTime';
import type { CustomZone } from './CustomZone.js';

/** Tried first, as most zones that files describe by themselves are these. */
const COMMON = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Australia/Sydney',
];
const FIXED = Array.from(
  { length: 27 },
  (_, at) => `Etc/GMT${at < 15 ? '-' : '+'}${Math.abs(14 - at)}`,
);

/** The zone of the IANA database whose clocks a described zone shows throughout a year; null without one. */
export function fittingZone(custom: CustomZone, year: number, home: string): string | null {
  // A day in each half of each month: the clocks of no two zones change on the same day of all years.
  const probes = Array.from({ length: 24 }, (_, at) => {
    const local = new Date(Date.UTC(2000, at / 2, at % 2 === 0 ? 1 : 15, 12));
    local.setUTCFullYear(year);
    const clock = { date: local.toISOString().slice(0, 10), time: '12:00' };
    return { local: local.getTime(), instant: custom.instantOf(clock) };
  });
  const fits = (zone: string) =>
    probes.every(({ local, instant }) => localMs(zone, instant) === local);
  const candidates = [home, ...COMMON, ...FIXED, ...Intl.supportedValuesOf('timeZone')];
  return candidates.find(fits) ?? null;
}

function localMs(zone: string, instant: Date): number {
  const { date, time } = wallClockIn(zone, instant);
  return Date.parse(`${date}T${time}:00Z`);
}
