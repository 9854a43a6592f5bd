import { addDays, toCalendarDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Clock } from '@kinday/contracts/preferences';
import { clockTextAt } from '@kinday/contracts/clockText';
import { longDay } from '@kinday/contracts/dateText';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `just now`, `5 minutes ago`, `2 hours ago`; of another day the time, `9:30 AM`, `09:30`. */
export function ageText(at: Date, now: Date, clock: Clock): string {
  const age = now.getTime() - at.getTime();
  if (age < MINUTE_MS) return messages.justNow;
  if (age < HOUR_MS) return messages.minutesAgo(Math.floor(age / MINUTE_MS));
  if (toCalendarDate(at) !== toCalendarDate(now)) return clockTextAt(at, clock);
  return messages.hoursAgo(Math.floor(age / HOUR_MS));
}

/** `Today`, `Yesterday`, or the day. */
export function dayText(day: CalendarDate, now = new Date()): string {
  const today = toCalendarDate(now);
  if (day === today) return productMessages.today;
  return day === addDays(today, -1) ? messages.yesterday : longDay(day);
}
