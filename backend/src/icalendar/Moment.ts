import { addDays, isRealDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { ClockTime } from '@kinday/contracts/clockTime';
import * as zonedTime from '@kinday/contracts/zonedTime';
import type { WallClock } from '@kinday/contracts/zonedTime';
import { LeftOutFault } from './UnreadableCalendar.js';
import type { Property } from './readProperty.js';
import * as messages from './messages.js';

/** A day, or a day and a time, as a calendar file tells it. */
export interface Moment {
  date: CalendarDate;
  /** Null for a whole day. */
  time: ClockTime | null;
  /** The IANA zone in which it is told; null where the file names none. */
  zone: string | null;
}

/** A moment with a time. */
export type Timed = Moment & { time: ClockTime };

/** What tells of a wall clock in which zone it stands, by the name that a file gives the zone. */
interface ZoneNames {
  told: (id: string, clock: WallClock) => WallClock & { zone: string | null };
}

/** ical.js tells a day that is not said to be one with a `T::` behind it. */
const VALUE = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(?::(?:[0-5]\d|60)?)?(Z)?|T::)?$/;
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** The moments of a property such as DTSTART or EXDATE. Throws a LeftOutFault. */
export function momentsOf(property: Property, zones: ZoneNames): Moment[] {
  return property.values.map((value) =>
    readMoment(value.split(/[/,]/, 1)[0] ?? '', property, zones),
  );
}

function readMoment(value: string, { params, line }: Property, zones: ZoneNames): Moment {
  const [, date = '', hours, minutes, isUtc] = VALUE.exec(value) ?? [];
  if (!isRealDate(date)) throw new LeftOutFault(messages.invalidDate, line);
  if (!hours) return { date, time: null, zone: null };
  const time = `${hours}:${minutes}`;
  if (isUtc) return { date, time, zone: 'UTC' };
  return params.tzid ? zones.told(params.tzid, { date, time }) : { date, time, zone: null };
}

export function isTimed(moment: Moment): moment is Timed {
  return moment.time !== null;
}

/** The same moment as the clocks of a zone show it; one without a zone is told in that zone already. */
export function inZone<M extends Moment>(moment: M, zone: string): M {
  if (!isTimed(moment) || moment.zone === null || moment.zone === zone) return { ...moment, zone };
  return { ...moment, ...wallClockIn(zone, instantOf(moment.zone, moment)), zone };
}

/**
 * The same clock so many days later, and then so many milliseconds, which count as they pass and not as
 * the clocks show them: such a moment is told in UTC. Throws a LeftOutFault.
 */
export function later(moment: Timed, days: number, ms: number, home: string): Timed {
  const shifted = { ...moment, date: daysLater(moment.date, days) };
  if (ms === 0) return shifted;
  const instant = instantOf(moment.zone ?? home, shifted);
  return { ...wallClockIn('UTC', new Date(instant.getTime() + ms)), zone: 'UTC' };
}

/** Minutes from one moment to another, both told by the same clocks. */
export function minutesBetween(from: Timed, to: Timed): number {
  return (localMs(to) - localMs(from)) / MINUTE_MS;
}

/** `wallClockIn` for moments that may lie at the ends of time. Throws a LeftOutFault for a day that no calendar has. */
export function wallClockIn(zone: string, instant: Date): WallClock {
  if (Number.isNaN(instant.getTime())) throw new LeftOutFault(messages.noSuchDay);
  const clock = zonedTime.wallClockIn(zone, instant);
  requireNear(clock, instant);
  return clock;
}

/** `instantOf` for moments that may lie at the ends of time. Throws a LeftOutFault for a day that no calendar has. */
export function instantOf(zone: string, clock: WallClock): Date {
  if (Number.isNaN(localMs(clock))) throw new LeftOutFault(messages.noSuchDay);
  const instant = zonedTime.instantOf(zone, clock);
  requireNear(clock, instant);
  return instant;
}

/**
 * Beyond the first and the last day, `Intl` tells years of other eras and of five digits: what it says
 * is then no day, or one that is a year off.
 */
function requireNear(clock: WallClock, instant: Date): void {
  const isNear = Math.abs(localMs(clock) - instant.getTime()) <= FURTHEST_MS;
  if (!isNear || !isRealDate(clock.date)) throw new LeftOutFault(messages.noSuchDay);
}

/** By no more do clocks on earth differ from UTC. */
const FURTHEST_MS = DAY_MS;

function localMs({ date, time }: WallClock): number {
  return Date.parse(`${date}T${time}:00Z`);
}

/** Throws a LeftOutFault for a day that no calendar has. */
export function daysLater(date: CalendarDate, days: number): CalendarDate {
  const isNear = Math.abs(days) < MOST_DAYS;
  const day = isNear ? addDays(date, days) : '';
  if (!isRealDate(day)) throw new LeftOutFault(messages.invalidLength);
  return day;
}

const MOST_DAYS = 100_000;
