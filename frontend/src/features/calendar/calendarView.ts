/** The ways to look at a calendar, in the order people choose from. */
export const VIEWS = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarView = (typeof VIEWS)[number];
