import {
  addDays,
  weekdayOf,
  type CalendarDate,
  type CalendarMonth,
} from '@kinday/contracts/calendarDate';
import { WEEKDAY_NAMES } from '@kinday/contracts/dateText';
import type { WeekStart } from '@kinday/contracts/preferences';
import { WEEKS_SHOWN } from '../../product/weeksShown';

const DAYS_PER_WEEK = 7;

const [SUNDAY, ...MONDAY_TO_SATURDAY] = WEEKDAY_NAMES;

/** The names of a week's days, in the order the calendar shows them. */
export const WEEKDAYS: Record<WeekStart, readonly string[]> = {
  sunday: WEEKDAY_NAMES,
  monday: [...MONDAY_TO_SATURDAY, SUNDAY],
};

/** The day's place in its week, 0 to 6. */
export function placeInWeek(date: CalendarDate, weekStart: WeekStart): number {
  const weekday = weekdayOf(date);
  return weekStart === 'monday' ? (weekday + 6) % DAYS_PER_WEEK : weekday;
}

/** The weeks that show a month, from the week's start on or before its first. */
export function weeksOf(month: CalendarMonth, weekStart: WeekStart): CalendarDate[][] {
  const first = `${month}-01`;
  const start = addDays(first, -placeInWeek(first, weekStart));
  return Array.from({ length: WEEKS_SHOWN }, (_week, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_day, day) =>
      addDays(start, week * DAYS_PER_WEEK + day),
    ),
  );
}
