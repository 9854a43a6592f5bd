import { monthRange, type CalendarMonth } from '@kinday/contracts/calendarDate';

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
