import {
  addDays,
  addMonths,
  daysInMonth,
  monthOf,
  type CalendarDate,
} from '@kinday/contracts/calendarDate';
import type { WeekStart } from '@kinday/contracts/preferences';
import type { CalendarView } from './calendarView';
import { placeInWeek } from './weeks';

/** How a week is shown: from which day, and with how many days. */
export interface WeekForm {
  weekStart: WeekStart;
  /** Seven; three on a phone, from any day on. */
  days: 7 | 3;
}

/** The first day of what a view shows for a day; that of the first week of all dates lies before them. */
export function firstShown(view: CalendarView, date: CalendarDate, week: WeekForm): CalendarDate {
  if (view === 'month') return `${monthOf(date)}-01`;
  if (view === 'week' && week.days === 7) return addDays(date, -placeInWeek(date, week.weekStart));
  return date;
}

/**
 * The last day of what a view shows from a day on; for an agenda, which has no end, its first. That of
 * the last week of all dates lies beyond them.
 */
export function lastShown(view: CalendarView, first: CalendarDate, week: WeekForm): CalendarDate {
  const month = monthOf(first);
  if (view === 'month') return `${month}-${daysInMonth(month)}`;
  return view === 'week' ? addDays(first, week.days - 1) : first;
}

/** The same day so many months, weeks or days later, as the view is turned. */
export function turned(
  view: CalendarView,
  date: CalendarDate,
  pages: number,
  week: WeekForm,
): CalendarDate {
  if (view === 'day') return addDays(date, pages);
  return view === 'week' ? addDays(date, pages * week.days) : addMonths(date, pages);
}
