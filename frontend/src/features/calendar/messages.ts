import type { CalendarView } from './calendarView';

/** What a view and its steps are: a week on a phone has three days. */
type Shown = CalendarView | 'days';

/** What one step of a view is called. */
const PAGE: Record<Shown, string> = {
  month: 'month',
  week: 'week',
  days: '3 days',
  day: 'day',
  agenda: 'month',
};

/** The texts of the calendar around its views. */
export const messages = {
  view: (name: string) => `View: ${name}`,
  views: { month: 'Month', week: 'Week', day: 'Day', agenda: 'Agenda' },
  today: 'Today',
  addEvent: 'Add event',
  showEvents: 'Show events',
  pressForOtherDate: 'Opens a small year to go to another date',
  goToDate: 'Go to a date',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  typedDate: 'Date',
  dateExample: 'March 2027, 3/14, next Friday',
  noDateRead: 'Please type a date, like March 2027 or 3/14/2027.',
  go: 'Go',
  printed: (day: string) => `Printed ${day}`,
  previous: (view: Shown) => `Previous ${PAGE[view]}`,
  next: (view: Shown) => `Next ${PAGE[view]}`,
};
