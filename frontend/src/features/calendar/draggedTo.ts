import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { placeOfDay } from '@kinday/contracts/eventDays';

/**
 * The first day of an event after a drag: it moves by as many days as the day under the pointer.
 * @param grabbed the day by which it was grabbed, the first or any other
 * @param dropped the day on which that one was dropped
 */
export function draggedTo(
  event: Event,
  grabbed: CalendarDate,
  dropped: CalendarDate,
): CalendarDate {
  return addDays(dropped, 1 - placeOfDay(event, grabbed));
}
