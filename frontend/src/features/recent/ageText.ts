import { addDays, toCalendarDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import { longDay } from '../../product/dateText';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ago = new Intl.RelativeTimeFormat('en');
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `just now`, `5 minutes ago`, `2 hours ago`; of another day the time, `9:30 AM`. */
export function ageText(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  if (age < MINUTE_MS) return messages.justNow;
  if (age < HOUR_MS) return ago.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (toCalendarDate(at) !== toCalendarDate(now)) return clock.format(at);
  return ago.format(-Math.floor(age / HOUR_MS), 'hour');
}

/** `Today`, `Yesterday`, or the day. */
export function dayText(day: CalendarDate, now = new Date()): string {
  const today = toCalendarDate(now);
  if (day === today) return productMessages.today;
  return day === addDays(today, -1) ? messages.yesterday : longDay(day);
}
