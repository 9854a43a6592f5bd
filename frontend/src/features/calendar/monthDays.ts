import { addDays, type CalendarDate, type CalendarMonth } from '@kinday/contracts/calendarDate';

const DAYS_PER_WEEK = 7;
const WEEKS = 6;

/** The day's place in its week, 0 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay();
}

/** The six weeks that show a month: 42 days from the Sunday on or before its first. */
export function weeksOf(month: CalendarMonth): CalendarDate[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: WEEKS }, (_week, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_day, day) =>
      addDays(start, week * DAYS_PER_WEEK + day),
    ),
  );
}
