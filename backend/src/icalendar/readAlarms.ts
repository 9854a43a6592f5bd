import ICAL from 'ical.js';
import { daysBetween } from '@kinday/contracts/calendarDate';
import { fromMinutes, toMinutes } from '@kinday/contracts/clockTime';
import { LIMITS } from '@kinday/contracts/product';
import type { Lead } from '@kinday/contracts/reminders';
import { instantOf, wallClockIn } from '@kinday/contracts/zonedTime';
import type { Component } from './Component.js';
import { property, textOf, type Property } from './readProperty.js';
import type { Span } from './readSpan.js';

const MINUTES_PER_DAY = 24 * 60;
const MOST_LOOKED_AT = 50;

/** When an object's alarms come, as reminders of ours; those that come after it began are none. */
export function readAlarms(of: Component, span: Span, home: string): Lead[] {
  const alarms = of.components.filter(({ name }) => name === 'VALARM').slice(0, MOST_LOOKED_AT);
  const before = alarms
    .map((alarm) => minutesBefore(alarm, span, home))
    .filter((minutes) => minutes !== null);
  const leads = new Map(before.map((minutes) => [minutes, toLead(minutes, span)]));
  const inReach = [...leads.values()].filter((lead) => lead !== null);
  return inReach.slice(0, LIMITS.remindersEach);
}

/** Minutes before the start; negative for one that comes after it, null for one that says nothing. */
function minutesBefore(alarm: Component, span: Span, home: string): number | null {
  try {
    const trigger = property(alarm, 'TRIGGER');
    // Apple's programs write it where an alarm was taken away.
    if (!trigger || textOf(alarm, 'ACTION')?.toUpperCase() === 'NONE') return null;
    return trigger.type === 'date-time' ? beforeAt(trigger, span, home) : beforeBy(trigger, span);
  } catch {
    return null;
  }
}

function beforeBy({ values, params }: Property, { start, moreDays, endTime }: Span): number {
  const minutes = ICAL.Duration.fromString(values[0] ?? '').toSeconds() / 60;
  const isFromEnd = params.related?.toUpperCase() === 'END';
  if (!isFromEnd) return -Math.round(minutes);
  const untilEnd =
    endTime === null ? MINUTES_PER_DAY : toMinutes(endTime) - toMinutes(start.time ?? '00:00');
  return -Math.round(minutes + moreDays * MINUTES_PER_DAY + untilEnd);
}

function beforeAt({ values }: Property, { start }: Span, home: string): number {
  const zone = start.zone ?? home;
  const starts = instantOf(zone, { date: start.date, time: start.time ?? '00:00' });
  const told = values[0] ?? '';
  const [date = '', time = ''] = told.split('T');
  const alarm = instantOf(told.endsWith('Z') ? 'UTC' : home, { date, time: time.slice(0, 5) });
  const shown = wallClockIn(zone, alarm);
  if (start.time !== null) return Math.round((starts.getTime() - alarm.getTime()) / 60_000);
  return daysBetween(shown.date, start.date) * MINUTES_PER_DAY - toMinutes(shown.time);
}

function toLead(minutes: number, { start }: Span): Lead | null {
  if (start.time !== null) {
    return minutes >= 0 && minutes <= LIMITS.reminderDays * MINUTES_PER_DAY ? minutes : null;
  }
  const days = Math.ceil(minutes / MINUTES_PER_DAY);
  const isIn = days >= 0 && days <= LIMITS.reminderDays;
  return isIn
    ? { days: Math.max(days, 0), time: fromMinutes(days * MINUTES_PER_DAY - minutes) }
    : null;
}
