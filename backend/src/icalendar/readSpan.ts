import ICAL from 'ical.js';
import { addDays, daysBetween } from '@kinday/contracts/calendarDate';
import { fromMinutes, toMinutes, type ClockTime } from '@kinday/contracts/clockTime';
import { LIMITS } from '@kinday/contracts/product';
import { canonicalZone, type Zones } from './Zones.js';
import type { Component } from './Component.js';
import { DAY_MS, inZone, isTimed, later, minutesBetween, momentsOf } from './Moment.js';
import type { Moment, Timed } from './Moment.js';
import type { ReadFields } from './calendarContent.js';
import { property } from './readProperty.js';
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

/** Throws a LeftOutFault where no day is told, or more than an event may have. */
export function readSpan(of: Component, zones: Zones): Span {
  const start = momentOf(of, 'DTSTART', zones);
  if (!start) throw new LeftOutFault(messages.noDate);
  const end = momentOf(of, 'DTEND', zones) ?? endByDuration(of, start, zones);
  const span = isTimed(start) ? timedSpan(start, end, zones) : daySpan(start, end);
  if (span.moreDays >= LIMITS.eventDays) {
    throw new LeftOutFault(messages.tooLong(span.moreDays + 1, LIMITS.eventDays));
  }
  return span;
}

export function momentOf(of: Component, name: string, zones: Zones): Moment | null {
  const found = property(of, name);
  return (found && momentsOf(found, zones)[0]) ?? null;
}

/** The end by DURATION; weeks and days are those of the calendar, hours those of the clock. */
function endByDuration(of: Component, start: Moment, zones: Zones): Moment | null {
  const length = property(of, 'DURATION')?.values[0];
  if (!length || !ICAL.Duration.isValueString(length)) return null;
  const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(length);
  if (isNegative) return null;
  const ms = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  if (isTimed(start)) return later(start, weeks * 7 + days, ms, zones.home);
  return later({ ...start, time: '00:00' }, weeks * 7 + days + Math.ceil(ms / DAY_MS), 0, '');
}

/** Whole days; the end is the day after the last one. */
function daySpan(start: Moment, end: Moment | null): Span {
  const days = end ? daysBetween(start.date, end.date) : 1;
  return { start, moreDays: Math.max(days - 1, 0), endTime: null };
}

function timedSpan(start: Timed, end: Moment | null, zones: Zones): Span {
  const there = end && inZone(end, start.zone ?? zones.home);
  const ended = there && { ...there, time: there.time ?? '00:00' };
  const stop = ended && minutesBetween(start, ended) > 0 ? ended : soonAfter(start);
  return { start, moreDays: daysBetween(start.date, stop.date), endTime: stop.time };
}

function soonAfter(start: Timed): Timed {
  const minutes = toMinutes(start.time) + WITHOUT_END;
  if (minutes >= MINUTES_PER_DAY) return { ...start, date: addDays(start.date, 1), time: '00:00' };
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
 * itself is told in UTC, else in its own zone.
 */
export function spanFields(
  { start, moreDays, endTime }: Span,
  home: string,
  repeats: boolean,
): Pick<ReadFields, 'date' | 'moreDays' | 'isAllDay' | 'startTime' | 'endTime' | 'zone'> {
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
  if (zone !== 'UTC' || repeats) return { ...timed, zone };
  const end = { date: addDays(date, moreDays), time: endTime, zone };
  const [first, last] = [inZone(start, home), inZone(end, home)];
  return {
    ...timed,
    date: first.date,
    moreDays: daysBetween(first.date, last.date),
    startTime: first.time,
    endTime: last.time,
    zone: null,
  };
}
