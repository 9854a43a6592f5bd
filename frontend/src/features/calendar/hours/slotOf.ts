import { fromMinutes } from '@kinday/contracts/clockTime';
import type { EventSlot } from '../../../product/eventSlot';
import type { HourColumn } from './hourColumns';
import type { Row } from './slots';

/** Whom a column is for: nobody named in everybody's, undefined in that of a whole day. */
export function peopleOf({ member }: Pick<HourColumn, 'member'>): string[] | undefined {
  if (member === undefined) return undefined;
  return member ? [member.id] : [];
}

/** What a press on a row of a column says of an event. */
export function slotOf(column: Pick<HourColumn, 'date' | 'member'>, row: Row): EventSlot {
  const forIds = peopleOf(column);
  return {
    date: column.date,
    ...(row === null ? { isAllDay: true } : { startTime: fromMinutes(row) }),
    ...(forIds && { forIds }),
  };
}
