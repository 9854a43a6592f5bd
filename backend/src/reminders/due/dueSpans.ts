import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { AllDayLead } from '@kinday/contracts/reminders';
import { clockSpans, type ClockSpan } from '@kinday/contracts/zonedTime';
import { EventLoopSlice } from '../../common/EventLoopSlice.js';
import type { Minutes } from '../planner/Plan.js';

/** A lead time that somebody has for all timed events, and a zone in which such events are told. */
export interface TimedLeadInUse {
  zone: string;
  lead: number;
}

/** A lead time that somebody in a zone has for all all-day events. */
export interface AllDayLeadInUse extends AllDayLead {
  zone: string;
}

/** Lead times that somebody chose for one event or series, and when it begins. */
export interface OwnLeads {
  /** The event or series that may be due. */
  id: string;
  /** What it was chosen for: that, or the series of a changed occurrence. */
  chosenFor: string;
  userId: string;
  /** The event's day; null for a series. */
  date: CalendarDate | null;
  startTime: string | null;
  /** On whose clocks it begins. */
  zone: string;
  /** The person's. */
  ownZone: string;
  timed: readonly number[] | null;
  allDay: readonly AllDayLead[] | null;
}

/** When timed events begin of which somebody may be reminded now: in which zones, by which lead times. */
export type TimedSpan = ClockSpan & { zones: string[]; leads: number[] };
/** A day whose all-day events people in some zones may be reminded of now. */
export interface AllDaySpan {
  date: CalendarDate;
  zones: string[];
}

const MINUTE_MS = 60_000;

type Within = Pick<Minutes, 'after' | 'until'>;

/** Where to look for timed events that are due within some minutes by lead times in use: all, and little else. */
export async function timedSpans(
  inUse: readonly TimedLeadInUse[],
  minutes: Within,
): Promise<TimedSpan[]> {
  // People may choose thousands of different lead times.
  const slice = new EventLoopSlice();
  const spans = new Map<string, TimedSpan>();
  for (const { zone, lead } of inUse) {
    await slice.end();
    for (const span of clocksAt(zone, lead, minutes)) {
      const key = `${span.date} ${span.from} ${span.to}`;
      const { zones, leads } = spans.get(key) ?? { zones: [], leads: [] };
      spans.set(key, {
        ...span,
        zones: [...new Set(zones).add(zone)],
        leads: [...new Set(leads).add(lead)],
      });
    }
  }
  return [...spans.values()];
}

/** The same of all-day ones. */
export function allDaySpans(inUse: readonly AllDayLeadInUse[], minutes: Within): AllDaySpan[] {
  const spans = new Map<CalendarDate, Set<string>>();
  for (const { zone, ...lead } of inUse) {
    for (const date of allDayDates(zone, lead, minutes)) {
      spans.set(date, (spans.get(date) ?? new Set()).add(zone));
    }
  }
  return [...spans].map(([date, zones]) => ({ date, zones: [...zones] }));
}

/** The days on which an event or a series may begin to be due within some minutes, by leads of its own. */
export function ownDates(
  { startTime, zone, ownZone, timed, allDay }: OwnLeads,
  minutes: Within,
): CalendarDate[] {
  if (startTime === null) {
    return (allDay ?? []).flatMap((lead) => allDayDates(ownZone, lead, minutes));
  }
  return (timed ?? []).flatMap((lead) =>
    clocksAt(zone, lead, minutes)
      .filter(({ from, to }) => startTime >= from && startTime < to)
      .map(({ date }) => date),
  );
}

/** When something may begin that is due within some minutes by a lead time, on the clocks of a zone. */
function clocksAt(zone: string, lead: number, minutes: Within): ClockSpan[] {
  const { from, to } = wholeMinutes(minutes);
  return clockSpans(zone, later(from, lead), later(to, lead));
}

/** The days of all-day events that are due within some minutes by a lead time of somebody in a zone. */
function allDayDates(zone: string, { days, time }: AllDayLead, minutes: Within): CalendarDate[] {
  const { from, to } = wholeMinutes(minutes);
  return clockSpans(zone, from, to)
    .filter((span) => time >= span.from && time < span.to)
    .map(({ date }) => addDays(date, days));
}

/** Minutes after one instant, up to and with another, as those from one up to, but not at, another. */
function wholeMinutes({ after, until }: Within): { from: Date; to: Date } {
  return { from: later(after, 1), to: later(until, 1) };
}

function later(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}
