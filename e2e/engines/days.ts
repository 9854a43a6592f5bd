import { addDays, addMonths, toCalendarDate, weekdayOf } from '@kinday/contracts/calendarDate';

// Days that every screen shows and keeps whenever the tests run: not all engines can be told what time it is.

const secondWeek = `${addMonths(toCalendarDate(new Date()), 1).slice(0, 7)}-08`;

/** In the second week of the next month. */
export const WEDNESDAY = addDays(secondWeek, (3 - weekdayOf(secondWeek) + 7) % 7);
export const THURSDAY = addDays(WEDNESDAY, 1);
export const FRIDAY = addDays(WEDNESDAY, 2);
export const NEXT_THURSDAY = addDays(WEDNESDAY, 8);
