import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { fromMinutes, toMinutes, type ClockTime } from '@kinday/contracts/clockTime';
import type { Event } from '@kinday/contracts/event';
import { eventFieldsOf, isSameValue, type EventFields } from '@kinday/contracts/eventFields';
import { daysShown } from '@kinday/contracts/eventDays';

/** A place in the calendar for an event: its first day, and what else is said of its hours and people. */
export interface EventSlot {
  date: CalendarDate;
  moreDays?: number;
  isAllDay?: boolean;
  startTime?: ClockTime;
  endTime?: ClockTime;
  forIds?: string[];
}

/** An event that is given no end lasts this long, min. */
const USUAL_LENGTH = 60;
const MIDNIGHT = 24 * 60;
/** The last minute of a day, which stands for its midnight. */
export const LAST_MINUTE = '23:59';

/** How long an event of one day lasts, min; the last minute of a day stands for its midnight. */
export function minutesOf({ startTime, endTime, moreDays }: Event): number {
  if (!startTime || !endTime) return USUAL_LENGTH;
  const endsDay = moreDays > 0 || endTime === LAST_MINUTE;
  return (endsDay ? MIDNIGHT : toMinutes(endTime)) - toMinutes(startTime);
}

/** When an event ends that starts then and lasts so many minutes: with its day, at the latest. */
function endAfter(startTime: ClockTime, minutes: number): ClockTime {
  return fromMinutes(toMinutes(startTime) + minutes);
}

/** The slot of a new event: one with a start has an end, too. */
export function slotToAdd(slot: EventSlot): EventSlot {
  const { startTime } = slot;
  return startTime ? { endTime: endAfter(startTime, USUAL_LENGTH), ...slot } : slot;
}

/**
 * The slot of an event that is dropped on a place without an end of its own: it lasts as long as
 * before, for which it is held at the end of its day; one of several days keeps its hours. An event for several members stays for all of them,
 * and any event where the place is that of whom it is for or of whoever does it.
 * @param from whose place it comes from: one that comes from the place of whoever does it stays for
 *   those it is for, too; without it, the place of those it is for
 */
export function slotToDrop(
  event: Event,
  { date, isAllDay, startTime, forIds }: EventSlot,
  from: readonly string[] = event.forIds,
): EventSlot {
  const isMovable = from.length <= 1 && isSameValue(from, event.forIds);
  const people = forIds && isMovable && !isTheirs(event, forIds) ? { forIds } : {};
  if (daysShown(event) > 1 || (!startTime && !isAllDay)) return { date, ...people };
  if (!startTime) return { date, moreDays: 0, isAllDay: true, ...people };
  const minutes = minutesOf(event);
  const held = fromMinutes(Math.min(toMinutes(startTime), MIDNIGHT - minutes));
  if (held === event.startTime) return { date, ...people };
  const endTime = endAfter(held, minutes);
  return { date, moreDays: 0, isAllDay: false, startTime: held, endTime, ...people };
}

function isTheirs({ forIds, claimedBy }: Event, [who]: readonly string[]): boolean {
  return who === undefined ? forIds.length === 0 : forIds.includes(who) || claimedBy === who;
}

/** What an event says at another slot; what the slot does not say stays. */
export function fieldsAt(event: EventFields, slot: EventSlot): EventFields {
  const fields = { ...eventFieldsOf(event), ...slot };
  return fields.isAllDay ? { ...fields, startTime: null, endTime: null } : fields;
}

/** Whether an event stands at a slot already. */
export function standsAt(event: Event, slot: EventSlot): boolean {
  const fields = fieldsAt(event, slot);
  const names = Object.keys(slot) as (keyof EventSlot)[];
  return names.every((name) => isSameValue(fields[name], event[name]));
}
