import { fromMinutes } from '@kinday/contracts/clockTime';
import type { Event } from '@kinday/contracts/event';
import type { EventSlot } from '../../../../product/eventSlot';
import { SHORTEST, stretchOf } from '../eventStretch';
import { DAY, type Stretch } from '../hourScale';
import { SLOT, slotAt } from '../slots';
import { halfHours, nearest } from './halfHours';

/**
 * The slot of an event whose lower edge is pulled so many minutes down: it ends at a half hour, half
 * an hour after its start at the earliest and with the day at the latest, or stays as long as it is.
 */
export function pulledTo(event: Event, minutes: number): EventSlot {
  const { start, end } = stretchOf(event);
  const chosen = nearest([end, ...halfHours(start + SHORTEST, DAY), DAY], end + minutes);
  const { date } = event;
  return chosen === end ? { date } : { date, moreDays: 0, endTime: fromMinutes(chosen) };
}

/** The slots from one minute to another, both with the whole of theirs. */
export function markedStretch(one: number, other: number): Stretch {
  const [from, to] = [slotAt(one), slotAt(other)];
  return { start: Math.min(from, to), end: Math.max(from, to) + SLOT };
}
