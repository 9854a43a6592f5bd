import { fromMinutes } from '@kinday/contracts/clockTime';
import type { EventSlot } from '../../../product/eventSlot';
import type { HourColumn } from './hourColumns';
import type { Row } from './slots';

/** What a press on a row of a column says of an event. */
export function slotOf({ date, member }: Pick<HourColumn, 'date' | 'member'>, row: Row): EventSlot {
  return {
    date,
    ...(row === null ? { isAllDay: true } : { startTime: fromMinutes(row) }),
    ...(member !== undefined && { forIds: member ? [member.id] : [] }),
  };
}
