import { toMinutes } from '@kinday/contracts/clockTime';
import type { Event } from '@kinday/contracts/event';
import { daysShown } from '@kinday/contracts/eventDays';
import { DAY, type Stretch } from './hourScale';

/** What is shorter is shown as long as this, min: a line of text, and a target to press. */
export const SHORTEST = 30;

/** Whether an event stands among the hours: those of several days and of the whole day stand above. */
export function hasHours(event: Event): boolean {
  return !event.isAllDay && event.startTime !== null && daysShown(event) === 1;
}

/** When an event of one day is, as it is on the clock. */
export function stretchOf({ startTime, endTime, moreDays }: Event): Stretch {
  const start = toMinutes(startTime ?? '00:00');
  const end = moreDays > 0 ? DAY : toMinutes(endTime ?? '00:00');
  return { start, end: Math.max(end, start + 1) };
}

/** The stretch that an event takes on the screen: one that is short, or ends with the day, is readable too. */
export function shownStretch(event: Event): Stretch {
  const { start, end } = stretchOf(event);
  const from = Math.min(start, DAY - SHORTEST);
  return { start: from, end: Math.max(end, from + SHORTEST) };
}
