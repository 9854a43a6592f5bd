import { addDays, daysBetween } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { asTold, shownIn, toldIn } from '@kinday/contracts/shownIn';
import { fieldsAt, LAST_MINUTE, type EventSlot } from '../../product/eventSlot';

/** The last minute of a day stands for its midnight, which another zone's clocks show at another time. */
function withMidnight(fields: EventFields): EventFields {
  if (fields.endTime !== LAST_MINUTE) return fields;
  return { ...fields, moreDays: fields.moreDays + 1, endTime: '00:00' };
}

/**
 * What an event says at another slot of the family's calendar. One that has a zone of its own keeps it:
 * on another day it keeps its hours, as that zone's clocks show them, and other hours are those at which
 * it is shown.
 * @param event as it is told or shown
 * @param slot on the family's days and hours
 */
export function movedFields(event: Event, slot: EventSlot, familyZone: string): EventFields {
  const told = asTold(event);
  const shown = shownIn(told, familyZone);
  if (told === shown) return fieldsAt(told, slot);
  const { date, ...rest } = slot;
  const hasOtherHours = 'startTime' in rest || 'endTime' in rest || 'isAllDay' in rest;
  if (hasOtherHours) return toldIn(withMidnight(fieldsAt(shown, slot)), told.zone, familyZone);
  return fieldsAt(told, { ...rest, date: addDays(told.date, daysBetween(shown.date, date)) });
}
