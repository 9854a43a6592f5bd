import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import { dueAt } from '@kinday/contracts/dueReminders';
import type { AllDayLead } from '@kinday/contracts/reminders';
import { clockSpans, wallClockIn, type ClockSpan } from '@kinday/contracts/zonedTime';
import { isWithin, type Minutes } from '../planner/Plan.js';

/** Lead times that somebody in a zone has for events of a calendar in the same zone, or in another. */
export interface LeadsInUse {
  familyZone: string;
  ownZone: string;
  timed: readonly number[] | null;
  allDay: readonly AllDayLead[] | null;
}

/** When timed events begin of which somebody may be reminded now, and in which calendars' zones. */
export type TimedSpan = ClockSpan & { zones: string[] };
/** A day whose all-day events people in some zones may be reminded of now. */
export interface AllDaySpan {
  date: CalendarDate;
  zones: string[];
}

const MINUTE_MS = 60_000;

/** Where to look for what is due within some minutes: all of it, and little else. */
export function dueSpans(
  inUse: readonly LeadsInUse[],
  minutes: Minutes,
): { timed: TimedSpan[]; allDay: AllDaySpan[] } {
  return { timed: timedSpans(inUse, minutes), allDay: allDaySpans(inUse, minutes) };
}

function timedSpans(inUse: readonly LeadsInUse[], { after, until }: Minutes): TimedSpan[] {
  const spans = new Map<string, TimedSpan>();
  for (const [zone, leads] of leadsByZone(inUse, 'familyZone', ({ timed }) => timed)) {
    for (const lead of leads.values()) {
      // Whole minutes after the one instant and up to the other, so long before the start.
      const from = new Date(after.getTime() + (lead + 1) * MINUTE_MS);
      const to = new Date(until.getTime() + (lead + 1) * MINUTE_MS);
      for (const span of clockSpans(zone, from, to)) {
        const key = `${span.date} ${span.from} ${span.to}`;
        const known = spans.get(key);
        if (!known) spans.set(key, { ...span, zones: [zone] });
        else if (known.zones.at(-1) !== zone) known.zones.push(zone);
      }
    }
  }
  return [...spans.values()];
}

function allDaySpans(inUse: readonly LeadsInUse[], minutes: Minutes): AllDaySpan[] {
  const spans = new Map<CalendarDate, Set<string>>();
  for (const [zone, leads] of leadsByZone(inUse, 'ownZone', ({ allDay }) => allDay)) {
    const today = wallClockIn(zone, minutes.until).date;
    for (const lead of leads.values()) {
      for (const near of [-1, 0, 1]) {
        const date = addDays(today, lead.days + near);
        const due = dueAt({ date, startTime: null }, lead, { family: zone, own: zone });
        if (isWithin(due, minutes)) spans.set(date, (spans.get(date) ?? new Set()).add(zone));
      }
    }
  }
  return [...spans].map(([date, zones]) => ({ date, zones: [...zones] }));
}

/** The different lead times of each zone. */
function leadsByZone<Lead>(
  inUse: readonly LeadsInUse[],
  name: 'familyZone' | 'ownZone',
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
