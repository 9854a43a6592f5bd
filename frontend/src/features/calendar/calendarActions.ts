import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { SpecialDate } from '@kinday/contracts/specialDates';

/**
 * What can be done on the grid. One object that never changes, so that no cell renders because of
 * it. `place` is the element to show things beside.
 */
export interface CalendarActions {
  addEvent: (date: CalendarDate) => void;
  openEvent: (event: Event, place: HTMLElement) => void;
  openSpecialDate: (special: SpecialDate) => void;
  openDay: (date: CalendarDate, place: HTMLElement) => void;
}
