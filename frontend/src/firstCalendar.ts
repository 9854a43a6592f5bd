import { monthOf, toCalendarDate } from '@kinday/contracts/calendarDate';
import { store } from './store';
import { openCalendar } from './sync/openCalendar';

/** Reads what the calendar's page begins with; settles when it can be rendered. */
export function firstCalendar(): Promise<void> {
  return store.dispatch(openCalendar(monthOf(toCalendarDate(new Date()))));
}
