import type { Event } from '@kinday/contracts/event';
import { isSameValue, type EventFields } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import type { Clock } from '@kinday/contracts/preferences';
import { clockText } from '@kinday/contracts/clockText';
import { shortDay } from '@kinday/contracts/dateText';
import { forText, startText } from '../../product/eventText';
import * as messages from './messages';

/** What a toast says of an event that has been given another day, other hours or other people. */
export function movedText(
  event: Event,
  now: EventFields,
  members: readonly Member[],
  clock: Clock,
): string {
  const { title } = event;
  const hasOther = (name: keyof EventFields) => !isSameValue(event[name], now[name]);
  if (hasOther('startTime'))
    return messages.movedToHour(title, shortDay(now.date), startText(now, clock));
  if (hasOther('date')) return messages.movedToDay(title, shortDay(now.date));
  if (hasOther('endTime') && now.endTime)
    return messages.lastsUntil(title, clockText(now.endTime, clock));
  return messages.isNowFor(title, forText(now.forIds, members));
}
