import { toMinutes } from '@kinday/contracts/clockTime';
import type { Event } from '@kinday/contracts/event';
import { minutesOf, slotToDrop, type EventSlot } from '../../../../product/eventSlot';
import { draggedTo } from '../../draggedTo';
import type { HourColumn } from '../hourColumns';
import { DAY } from '../hourScale';
import { peopleOf, slotOf } from '../slotOf';
import { slotAt, type Row } from '../slots';
import { halfHours, nearest } from './halfHours';

/** Where the pointer is: a minute of a column, not rounded, or its row for what lasts all day. */
export interface Spot {
  column: Pick<HourColumn, 'date' | 'member'>;
  minute: number | null;
}

/**
 * Where a drag leads an event: by as many days as the pointer has gone, and by as many half hours; an
 * event that begins between them comes to the half hours, or stays at its own minute.
 */
export function movedTo(event: Event, from: Spot, to: Spot): EventSlot {
  const slot = slotOf(to.column, rowAt(event, from.minute, to.minute));
  const date = draggedTo(event, from.column.date, to.column.date);
  return slotToDrop(event, { ...slot, date }, peopleOf(from.column));
}

function rowAt(event: Event, from: number | null, to: number | null): Row {
  if (to === null) return null;
  if (from === null || !event.startTime) return slotAt(to);
  const start = toMinutes(event.startTime);
  const starts = halfHours(0, DAY - minutesOf(event));
  return nearest([start, ...starts], start + to - from);
}
