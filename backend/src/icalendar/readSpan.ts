import ICAL from 'ical.js';
import { daysBetween } from '@kinday/contracts/calendarDate';
import { fromMinutes, toMinutes, type ClockTime } from '@kinday/contracts/clockTime';
import { LIMITS } from '@kinday/contracts/product';
import { canonicalZone, UTC } from '@kinday/contracts/timeZone';
import type { WallClock } from '@kinday/contracts/zonedTime';
import type { Zones } from './Zones.js';
import type { Component } from './Component.js';
import { IS_ALL_DAY } from './knownProperties.js';
import {
  DAY_MS,
  daysLater,
  instantOf,
  inZone,
  isTimed,
  later,
  MINUTE_MS,
  minutesBetween,
  momentsOf,
  wallClockIn,
  type Moment,
  type Timed,
} from './Moment.js';
import type { ReadFields } from './calendarContent.js';
import { linesNamed, property, textOf } from './readProperty.js';
import { LeftOutFault } from './UnreadableCalendar.js';
import * as messages from './messages.js';

/** When an object begins and how long it lasts. */
export interface Span {
  start: Moment;
  moreDays: number;
  endTime: ClockTime | null;
}

/** Minutes that something lasts of which no end is told, unless midnight comes first. */
const WITHOUT_END = 30;
const MINUTES_PER_DAY = 24 * 60;

/**
 * When an object begins and ends. Throws a LeftOutFault where no day is told, one that no calendar has,
 * or more than an event may have.
 */
export function readSpan(of: Component, zones: Zones): Span {
  const start = momentOf(of, 'DTSTART', zones);
  if (!start) throw new LeftOutFault(messages.noDate);
  const end = momentOf(of, 'DTEND', zones) ?? endByDuration(of, start, zones);
  const days = isTimed(start) ? wholeDays(of, start, end, zones) : { start, end };
  const span =
    isTimed(start) && !days
      ? timedSpan(start, end, repeats(of), zones)
      : daySpan(days?.start ?? start, days?.end ?? null);
  if (span.moreDays >= LIMITS.eventDays) {
    throw new LeftOutFault(messages.tooLong(span.moreDays + 1, LIMITS.eventDays));
  }
  return span;
}

export function momentOf(of: Component, name: string, zones: Zones): Moment | null {
  const found = property(of, name);
  return (found && momentsOf(found, zones)[0]) ?? null;
}

/** Outlook tells whole days by their midnights, and says so beside them. Null where they are none. */
function wholeDays(
  of: Component,
  start: Timed,
  end: Moment | null,
  { home }: Zones,
): { start: Moment; end: Moment | null } | null {
  if (textOf(of, IS_ALL_DAY)?.toUpperCase() !== 'TRUE') return null;
  for (const zone of [start.zone ?? home, home]) {
    const [first, last] = [start, end ?? start].map((each) => inZone(each, zone));
    if (first?.time !== '00:00' || (last?.time ?? '00:00') !== '00:00') continue;
    return { start: dayOf(first), end: end && last ? dayOf(last) : null };
  }
  return null;
}

function dayOf({ date }: Moment): Moment {
  return { date, time: null, zone: null };
}

/** Whether it stands on several days, or in the place of one of them: its clock is then that of its series. */
function repeats(of: Component): boolean {
  return ['RRULE', 'RDATE', 'RECURRENCE-ID'].some((name) => linesNamed(of, name).length > 0);
}

/** The end by DURATION; weeks and days are those of the calendar, hours those of the clock. */
function endByDuration(of: Component, start: Moment, zones: Zones): Moment | null {
  const found = property(of, 'DURATION');
  const length = found?.values[0];
  if (!length || !ICAL.Duration.isValueString(length)) return null;
  const { weeks, days, hours, minutes, seconds, isNegative } = durationOf(length, found.line);
  if (isNegative) return null;
  const ms = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  if (isTimed(start)) return later(start, weeks * 7 + days, ms, zones.home);
  return later({ ...start, time: '00:00' }, weeks * 7 + days + Math.ceil(ms / DAY_MS), 0, '');
}

function durationOf(length: string, line: number): ICAL.Duration {
  try {
    return ICAL.Duration.fromString(length);
  } catch {
    throw new LeftOutFault(messages.lengthNotRead, line);
  }
}

/** Whole days; the end is the day after the last one. */
function daySpan(start: Moment, end: Moment | null): Span {
  const days = end ? daysBetween(start.date, end.date) : 1;
  return { start, moreDays: Math.max(days - 1, 0), endTime: null };
}

/** @param isSeries whether its clock has to stay that of its start */
function timedSpan(start: Timed, end: Moment | null, isSeries: boolean, zones: Zones): Span {
  if (!end) return spanTo(start, soonAfter(start));
  const zone = start.zone ?? zones.home;
  const told = { ...end, time: end.time ?? '00:00' };
  const there = inZone(told, zone);
  if (minutesBetween(start, there) > 0) return spanTo(start, there);
  // While clocks are put back, an end after the start may be shown before it.
  const begins = instantOf(zone, start);
  const ends = instantsOf(told.zone ?? zone, told).find((instant) => instant > begins);
  if (!ends) return spanTo(start, soonAfter(start));
  const utc = (instant: Date) => ({ ...wallClockIn(UTC, instant), zone: UTC });
  if (!isSeries) return spanTo(utc(begins), utc(ends));
  const ms = ends.getTime() - begins.getTime();
  return spanTo(start, { ...later({ ...start, zone: UTC }, 0, ms, UTC), zone: start.zone });
}

/** The instants at which clocks show a time, in order: two where they are put back. */
function instantsOf(zone: string, clock: WallClock): Date[] {
  const first = instantOf(zone, clock);
  const again = PUT_BACK_MINUTES.map((minutes) => new Date(first.getTime() + minutes * MINUTE_MS));
  const isShown = (instant: Date) => {
    const { date, time } = wallClockIn(zone, instant);
    return date === clock.date && time === clock.time;
  };
  return [first, ...again.filter(isShown)];
}

/** By how much clocks are put back: half an hour on Lord Howe Island alone. */
const PUT_BACK_MINUTES = [30, 60];

function spanTo(start: Timed, end: Timed): Span {
  return { start, moreDays: daysBetween(start.date, end.date), endTime: end.time };
}

function soonAfter(start: Timed): Timed {
  const minutes = toMinutes(start.time) + WITHOUT_END;
  if (minutes >= MINUTES_PER_DAY)
    return { ...start, date: daysLater(start.date, 1), time: '00:00' };
  return { ...start, time: fromMinutes(minutes) };
}

/** A span that begins at another moment and lasts as long. */
export function movedSpan({ start, moreDays, endTime }: Span, to: Timed): Span {
  const from = start.time ?? '00:00';
  const lasts = moreDays * MINUTES_PER_DAY + toMinutes(endTime ?? from) - toMinutes(from);
  const end = toMinutes(to.time) + lasts;
  return {
    start: to,
    moreDays: Math.floor(end / MINUTES_PER_DAY),
    endTime: fromMinutes(end % MINUTES_PER_DAY),
  };
}

/**
 * A span as fields of an event: by the family's clock where that is the same, or where an event by
 * itself is told in UTC, else in its own zone. Throws a LeftOutFault where it ends on no day of a calendar.
 */
export function spanFields(
  { start, moreDays, endTime }: Span,
  home: string,
  repeats: boolean,
): Pick<ReadFields, 'date' | 'moreDays' | 'isAllDay' | 'startTime' | 'endTime' | 'zone'> {
  const lastDay = daysLater(start.date, moreDays);
  if (!isTimed(start) || endTime === null) {
    return {
      date: start.date,
      moreDays,
      isAllDay: true,
      startTime: null,
      endTime: null,
      zone: null,
    };
  }
  const { date, time, zone } = start;
  const timed = { isAllDay: false, startTime: time, endTime, date, moreDays };
  if (zone === null || zone === canonicalZone(home)) return { ...timed, zone: null };
  if (zone !== UTC || repeats) return { ...timed, zone };
  const end = { date: lastDay, time: endTime, zone };
  const [first, last] = [inZone(start, home), inZone(end, home)];
  // Clocks that are put back meanwhile show it for no time, or end it before it begins.
  if (minutesBetween(first, last) <= 0) return { ...timed, zone };
  return {
    ...timed,
    date: first.date,
    moreDays: daysBetween(first.date, last.date),
    startTime: first.time,
    endTime: last.time,
    zone: null,
  };
}
