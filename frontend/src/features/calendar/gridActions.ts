import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { SpecialDate } from '@kinday/contracts/specialDatesIn';

/**
 * What can be done on the grid. One object that hardly ever changes, so that no cell renders
 * because of it. `place` is the element to show things beside.
 */
export interface GridActions {
  /** A day was pressed: add an event to it, or drop there what is being moved. */
  pressDay: (date: CalendarDate) => void;
  openEvent: (event: Event, place: HTMLElement) => void;
  openSpecialDate: (special: SpecialDate) => void;
  openDay: (date: CalendarDate, place: HTMLElement) => void;
  editEvent: (event: Event) => void;
  deleteEvent: (event: Event) => void;
  /** Lets the person choose another day for the event. */
  startMove: (event: Event) => void;
  moveEvent: (event: Event, date: CalendarDate) => void;
  /** Takes on an event that needs somebody. */
  claimEvent: (event: Event) => void;
  canEdit: (event: Event) => boolean;
}
