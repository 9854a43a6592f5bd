import { setImmediate as letOthersRun } from 'node:timers/promises';
import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { AllDayLead } from '@kinday/contracts/reminders';
import { clockSpans, type ClockSpan } from '@kinday/contracts/zonedTime';
import type { Minutes } from '../planner/Plan.js';

/** Lead times that somebody in a zone has for events that are told in the same zone, or in another. */
export interface LeadsInUse {
  eventZone: string;
  ownZone: string;
  timed: readonly number[] | null;
  allDay: readonly AllDayLead[] | null;
}

/** When timed events begin of which somebody may be reminded now, and in which zones they are told. */
export type TimedSpan = ClockSpan & { zones: string[] };
/** A day whose all-day events people in some zones may be reminded of now. */
export interface AllDaySpan {
  date: CalendarDate;
  zones: string[];
}

const MINUTE_MS = 60_000;
/** Lead times after which others have their turn: people may choose thousands of different ones. */
const LEADS_AT_ONCE = 500;

/** Where to look for what is due within some minutes: all of it, and little else. */
export async function dueSpans(
  inUse: readonly LeadsInUse[],
  minutes: Pick<Minutes, 'after' | 'until'>,
): Promise<{ timed: TimedSpan[]; allDay: AllDaySpan[] }> {
  // Whole minutes after the one instant, and up to and with the other.
  const [from, to] = [minutes.after, minutes.until].map((at) => later(at, 1)) as [Date, Date];
  return { timed: await timedSpans(inUse, from, to), allDay: allDaySpans(inUse, from, to) };
}

function later(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}

async function timedSpans(
  inUse: readonly LeadsInUse[],
  from: Date,
  to: Date,
): Promise<TimedSpan[]> {
  let looked = 0;
  const spans = new Map<string, TimedSpan>();
  for (const [zone, leads] of leadsByZone(inUse, 'eventZone', ({ timed }) => timed)) {
    for (const lead of leads.values()) {
      if ((looked += 1) % LEADS_AT_ONCE === 0) await letOthersRun();
      for (const span of clockSpans(zone, later(from, lead), later(to, lead))) {
        const key = `${span.date} ${span.from} ${span.to}`;
        const known = spans.get(key);
        if (!known) spans.set(key, { ...span, zones: [zone] });
        else if (known.zones.at(-1) !== zone) known.zones.push(zone);
      }
    }
  }
  return [...spans.values()];
}

function allDaySpans(inUse: readonly LeadsInUse[], from: Date, to: Date): AllDaySpan[] {
  const spans = new Map<CalendarDate, Set<string>>();
  for (const [zone, leads] of leadsByZone(inUse, 'ownZone', ({ allDay }) => allDay)) {
    const hours = clockSpans(zone, from, to);
    for (const { days, time } of leads.values()) {
      for (const span of hours) {
        if (time < span.from || time >= span.to) continue;
        const date = addDays(span.date, days);
        spans.set(date, (spans.get(date) ?? new Set()).add(zone));
      }
    }
  }
  return [...spans].map(([date, zones]) => ({ date, zones: [...zones] }));
}

/** The different lead times of each zone. */
function leadsByZone<Lead>(
  inUse: readonly LeadsInUse[],
  name: 'eventZone' | 'ownZone',
  leadsOf: (each: LeadsInUse) => readonly Lead[] | null,
): Map<string, Map<string, Lead>> {
  const zones = new Map<string, Map<string, Lead>>();
  for (const each of inUse) {
    const leads = zones.get(each[name]) ?? new Map<string, Lead>();
    for (const lead of leadsOf(each) ?? []) leads.set(JSON.stringify(lead), lead);
    zones.set(each[name], leads);
  }
  return zones;
}
