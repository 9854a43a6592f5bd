import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { SpecialDate } from '@kinday/contracts/specialDatesIn';
import type { EventSlot } from '../../product/eventSlot';

/**
 * What can be done on the grid. One object that hardly ever changes, so that no cell renders
 * because of it. `place` is the element to show things beside.
 */
export interface GridActions {
  /** A day was pressed: add an event to it, or drop there what is being moved. */
  pressDay: (date: CalendarDate) => void;
  /** The same with an hour of a day, or with its row for what lasts all day; an end is not needed. */
  pressSlot: (slot: EventSlot) => void;
  /** Opens the dialog of a new event with what a slot says. */
  addAt: (slot: EventSlot) => void;
  openEvent: (event: Event, place: Element) => void;
  openSpecialDate: (special: SpecialDate) => void;
  openDay: (date: CalendarDate, place: HTMLElement) => void;
  editEvent: (event: Event) => void;
  deleteEvent: (event: Event) => void;
  /** Lets the person choose another place for the event; `from` says whose column it leaves, if any. */
  startMove: (event: Event, from?: readonly string[]) => void;
  /** Moves or lengthens an event; asks which ones are meant when it repeats. */
  moveEvent: (event: Event, slot: EventSlot) => void;
  /** Takes on an event that needs somebody. */
  claimEvent: (event: Event) => void;
  canEdit: (event: Event) => boolean;
}
