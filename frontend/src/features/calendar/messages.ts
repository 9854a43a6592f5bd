import type { CalendarView } from './calendarView';

/** What one step of a view is called. */
const PAGE: Record<CalendarView, string> = {
  month: 'month',
  week: 'week',
  day: 'day',
  agenda: 'month',
};

/** The texts of the calendar around its views. */
export const messages = {
  view: 'View',
  views: { month: 'Month', week: 'Week', day: 'Day', agenda: 'Agenda' },
  today: 'Today',
  addEvent: 'Add event',
  showEvents: 'Show events',
  printed: (day: string) => `Printed ${day}`,
  previous: (view: CalendarView) => `Previous ${PAGE[view]}`,
  next: (view: CalendarView) => `Next ${PAGE[view]}`,
};
