import {
  isRealDate,
  monthOf,
  monthRange,
  toCalendarDate,
  type CalendarDate,
  type CalendarMonth,
} from '@kinday/contracts/calendarDate';

/**
 * The addresses, below /api/, of what the calendar's first screen reads. Its queries and the early
 * reads ask for the same ones: an early answer is found by its address. Nothing heavy is imported
 * here.
 */
export const firstReads = {
  me: 'me',
  calendars: 'calendars',
  family: (familyId: string) => `family?${new URLSearchParams({ familyId })}`,
  month: ({ familyId, month }: { familyId: string; month: CalendarMonth }) =>
    `month?${new URLSearchParams({ ...monthRange(month), familyId })}`,
} as const;

/** The day that the calendar's address names, `?date=2026-11-21`, else today. */
export function dayInAddress(query: URLSearchParams, today: CalendarDate): CalendarDate {
  const date = query.get('date');
  return date && isRealDate(date) ? date : today;
}

/** The calendar that the page's address names, `?calendar=id`; null when it names none. */
export function calendarInAddress(query: URLSearchParams): string | null {
  return query.get('calendar');
}

/** Whether the page's address asks for another calendar than a user's current one. */
export function asksForOther(currentId: string): boolean {
  const named = calendarInAddress(new URLSearchParams(window.location.search));
  return named !== null && named !== currentId;
}

/** The month that the calendar's address asks for, else today's. */
export function monthInAddress(query: URLSearchParams, today: CalendarDate): CalendarMonth {
  return monthOf(dayInAddress(query, today));
}

/** The same by this machine's clock, for a page whose family is not known yet. */
export function firstMonth(): CalendarMonth {
  const query = new URLSearchParams(window.location.search);
  return monthInAddress(query, toCalendarDate(new Date()));
}
