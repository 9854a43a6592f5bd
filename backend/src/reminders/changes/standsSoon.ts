import { addDays } from '@kinday/contracts/calendarDate';
import { startOf } from '@kinday/contracts/dueReminders';
import type { Event } from '@kinday/contracts/event';
import { lastDayOn } from '@kinday/contracts/eventFields';
import { endOfDay, instantOf } from '@kinday/contracts/zonedTime';

/** How far ahead changes of events are worth a word. */
const SOON_MS = 48 * 3_600_000;
/** Days of which occurrences are looked at; those that do not stand soon are left out afterwards. */
export const SOON_DAYS = 4;

type Standing = Pick<Event, 'date' | 'startTime' | 'endTime' | 'moreDays' | 'isAllDay' | 'zone'>;

/** Whether an event is on, or begins, within 48 hours. */
export function standsSoon(event: Standing, familyZone: string, now: Date): boolean {
  const begins = startOf(event, familyZone).getTime();
  return begins <= now.getTime() + SOON_MS && endOf(event, familyZone) > now;
}

function endOf(event: Standing, familyZone: string): Date {
  const zone = event.zone ?? familyZone;
  const date = lastDayOn(event);
  if (event.endTime === null) return endOfDay(zone, date);
  return instantOf(zone, { date, time: event.endTime });
}

/** The days around an instant on which something may stand soon, whatever the zone. */
export function daysAround(today: string): { from: string; to: string } {
  return { from: addDays(today, -1), to: addDays(today, SOON_DAYS) };
}
