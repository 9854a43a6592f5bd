import type { CalendarDate, CalendarMonth } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Feed } from '@kinday/contracts/feed';
import type { EventFilter } from '../../product/eventFilter';
import type { WeekStart } from '@kinday/contracts/preferences';
import type { ShownFamily } from '../../sync/useFamily';
import type { GridActions } from './gridActions';
import type { Navigation, Place } from './usePlace';

/** What each view is made of. */
export interface ViewProps {
  shown: ShownFamily;
  today: CalendarDate;
  weekStart: WeekStart;
  place: Place;
  navigation: Navigation;
  /** Which events are looked for; null for all. */
  filter: EventFilter | null;
  /** The subscribed calendars that are switched on. */
  feeds: readonly Feed[];
  /**
   * The events of the months around the place, occurrences of series included, each once, in the order
   * of events and with own pending edits; after them those of the subscribed calendars.
   */
  events: readonly Event[];
  /** The events of the days that are shown are all here; they are still on their way. */
  isLoaded: boolean;
  isLate: boolean;
  /** The month of these days that could not be read. */
  failedMonth: CalendarMonth | null;
  onRetry: () => void;
  /** The element that says which days are shown. */
  titleId: string;
  /** An event is looking for another place. */
  isMoving: boolean;
  actions: GridActions;
}
