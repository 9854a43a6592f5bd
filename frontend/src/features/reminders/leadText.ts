import { clockText } from '@kinday/contracts/clockText';
import { toMinutes } from '@kinday/contracts/clockTime';
import type { Clock } from '@kinday/contracts/preferences';
import type { Lead } from '@kinday/contracts/reminders';
import { listed } from '../../product/listed';
import * as messages from './messages';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** When a reminder comes: `30 minutes before`, `The day before at 6:00 PM`. */
export function leadText(lead: Lead, clock: Clock): string {
  if (typeof lead !== 'number') {
    return messages.atHour(dayText(lead.days), clockText(lead.time, clock));
  }
  if (lead === 0) return messages.atTheStart;
  if (lead % WEEK === 0) return messages.before(messages.weeks(lead / WEEK));
  if (lead % DAY === 0) return messages.before(messages.days(lead / DAY));
  if (lead % HOUR === 0) return messages.before(messages.hours(lead / HOUR));
  return messages.before(messages.minutes(lead));
}

/** Several of them in one line; `None` without any. */
export function leadsText(leads: readonly Lead[], clock: Clock): string {
  return leads.length === 0 ? messages.none : listed(leads.map((lead) => leadText(lead, clock)));
}

/** The day of an all-day event's reminder: `On the day`, `2 days before`. */
export function dayText(days: number): string {
  if (days === 0) return messages.onTheDay;
  return days === 1 ? messages.theDayBefore : messages.before(messages.days(days));
}

/** Reminders with one more, the nearest to the event first; the same list where it is among them. */
export function withLead<L extends Lead>(leads: readonly L[], added: L): readonly L[] {
  if (leads.some((lead) => minutesBefore(lead) === minutesBefore(added))) return leads;
  return [...leads, added].sort((one, other) => minutesBefore(one) - minutesBefore(other));
}

/** Of an all-day event: before the midnight with which it begins. */
function minutesBefore(lead: Lead): number {
  return typeof lead === 'number' ? lead : lead.days * DAY - toMinutes(lead.time);
}
