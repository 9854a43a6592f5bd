import { clockText } from '@kinday/contracts/clockText';
import { shortDay } from '@kinday/contracts/dateText';
import type { Event } from '@kinday/contracts/event';
import type { Clock } from '@kinday/contracts/preferences';
import { asTold } from '@kinday/contracts/shownIn';
import { placeName } from './zoneText';
import * as messages from './messages';

/**
 * When an event begins in its own zone: `9:00 AM New York`, with the day where that is another:
 * `Wed, Nov 11, 9:00 PM New York`. Null for one that is shown as it is told.
 */
export function ownTimeText(event: Event, clock: Clock): string | null {
  const { zone, date, startTime } = asTold(event);
  if (!zone || !startTime || asTold(event) === event) return null;
  const time = messages.timeIn(clockText(startTime, clock), placeName(zone));
  return date === event.date ? time : messages.onDay(shortDay(date), time);
}
