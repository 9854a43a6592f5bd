import { addDays } from './calendarDate.js';
import type { Event } from './event.js';
import type { Lead, ReminderSettings } from './reminders.js';
import { endOfDay, instantOf, wallClockIn } from './zonedTime.js';

/** What of an event decides when it begins. */
type Beginning = Pick<Event, 'date' | 'startTime' | 'zone'>;

/** Where hours are meant: an event's in its calendar's zone, where it has none itself, a person's in their own. */
export interface Zones {
  family: string;
  own: string;
}

const MINUTE_MS = 60_000;
/** For how long a reminder of something that begins at once is still worth a look. */
const LEAST_USE_MS = 5 * MINUTE_MS;

/**
 * When an event begins; an all-day one with its first day.
 * @param familyZone of its calendar, which counts where the event has no zone of its own
 */
export function startOf({ date, startTime, zone }: Beginning, familyZone: string): Date {
  return instantOf(zone ?? familyZone, { date, time: startTime ?? '00:00' });
}

/** When a person is to be reminded: so long before the start, or at an hour of their own. */
export function dueAt(event: Beginning, lead: Lead, zones: Zones): Date {
  if (typeof lead === 'number') {
    return new Date(startOf(event, zones.family).getTime() - lead * MINUTE_MS);
  }
  return instantOf(zones.own, { date: addDays(event.date, -lead.days), time: lead.time });
}

/** From when on a reminder is of no use: the event has begun, an all-day one's first day is over. */
export function pointlessAt(event: Beginning, due: Date, zones: Zones): Date {
  return new Date(Math.max(lastMoment(event, zones).getTime(), due.getTime() + LEAST_USE_MS));
}

/** Until when a reminder may wait. */
function lastMoment(event: Beginning, zones: Zones): Date {
  return event.startTime === null ? endOfDay(zones.own, event.date) : startOf(event, zones.family);
}

/**
 * When a reminder is told: one that falls into quiet hours waits until they end, if that is before the
 * event; else it comes silently at its time.
 * @param from the moment at which it is due, or a later one at which it could first be told
 */
export function tellAt(
  event: Beginning,
  from: Date,
  quiet: ReminderSettings['quiet'],
  zones: Zones,
): Date {
  const end = endOfQuiet(quiet, zones.own, from);
  return end < lastMoment(event, zones) ? end : from;
}

/** Whether an instant lies in a person's quiet hours. */
export function isQuiet(quiet: ReminderSettings['quiet'], zone: string, instant: Date): boolean {
  return endOfQuiet(quiet, zone, instant) > instant;
}

/** When the quiet hours end in which an instant lies; outside of them the instant itself. */
export function endOfQuiet(quiet: ReminderSettings['quiet'], zone: string, instant: Date): Date {
  if (!quiet) return instant;
  const { date, time } = wallClockIn(zone, instant);
  const isOverMidnight = quiet.to < quiet.from;
  const isWithin = isOverMidnight
    ? time >= quiet.from || time < quiet.to
    : time >= quiet.from && time < quiet.to;
  if (!isWithin) return instant;
  const day = isOverMidnight && time >= quiet.from ? addDays(date, 1) : date;
  const end = instantOf(zone, { date: day, time: quiet.to });
  // In an hour that the clocks show twice the end may have been before.
  return end > instant ? end : instant;
}
