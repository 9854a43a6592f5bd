import { countText } from '@kinday/contracts/numberText';
import type { ReactNode } from 'react';
import { sentence } from '../../ui/sentence';
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
export const view = (name: string) => `View: ${name}`;
export const views = { month: 'Month', week: 'Week', day: 'Day', agenda: 'Agenda' };
export const today = 'Today';
export const addEvent = 'Add event';
export const showEvents = 'Show events';
export const pressForOtherDate = 'Opens a small year to go to another date';
export const goToDate = 'Go to a date';
export const previousYear = 'Previous year';
export const nextYear = 'Next year';
export const typedDate = 'Date';
export const dateExample = 'March 2027, next Friday';
export const noDateRead = 'Please type a date, like March 2027 or 3/14/2027.';
export const go = 'Go';
export const printed = (day: string) => `Printed ${day}`;
export const previous = (view: Shown) => `Previous ${PAGE[view]}`;
export const next = (view: Shown) => `Next ${PAGE[view]}`;

export const calendar = 'Calendar';
export const loadingYourCalendar = 'Loading your calendar...';
export const monthNotLoaded = (monthName: string) => `We couldn't load ${monthName}.`;
export const monthNotKept = (monthName: string) =>
  `${monthName} isn’t on this device. It comes once you’re back online.`;
export const nothingPlanned = 'Nothing planned yet. Click a day to add the first event.';
/** Where the first press on a day lists what stands on it. */
export const nothingPlannedOnPhone = 'Nothing planned yet. Tap a day twice to add the first event.';
export const whereShouldItGo = (title: ReactNode, keys: ReactNode) =>
  sentence`Where should ${title} go? Choose a day${keys}.`;
export const whenShouldItBe = (title: ReactNode, keys: ReactNode) =>
  sentence`When should ${title} be? Choose an hour${keys}.`;
export const orUse = (choose: string, drop: string) => `, or use the ${choose} and ${drop}`;
export const anywhere = 'Anywhere';
export const onADay = 'On a day';
export const onAnHour = 'On an hour';
export const onAnEvent = 'On an event';
export const useSingleKeyShortcuts = 'Use single-key shortcuts';
export const allDay = (title: string, longDay: string) => `All Day ${title}, ${longDay}`;
export const noEvents = 'No events';
/** "2 events: 9:00 AM Dentist, Beach", and how many it does not name. */
export const eventsOfDay = (count: number, names: readonly string[]) => {
  const rest = count > names.length ? ` and ${count - names.length} more` : '';
  return `${countText(count, 'event', 'events')}: ${names.join(', ')}${rest}`;
};
/** The same of what is looked for, among all of them: "1 of 2 events: 9:00 AM Dentist". */
export const lookedForOfDay = (count: number, all: number, names: readonly string[]) => {
  const rest = count > names.length ? ` and ${count - names.length} more` : '';
  const of = `${count === 0 ? 'None' : count} of ${countText(all, 'event', 'events')}`;
  return count === 0 ? of : `${of}: ${names.join(', ')}${rest}`;
};
export const dayLabel = (day: string, isToday: boolean, content: string, press: string) =>
  `${day}${isToday ? ', today' : ''}. ${content}. ${press}`;
export const moreOn = (hidden: number, day: string) =>
  `+${hidden} more ${hidden === 1 ? 'event' : 'events'} on ${day}`;
export const nextPage = 'Next month, week or day';
export const previousPage = 'Previous month, week or day';
export const addAnEvent = 'Add an event';
export const search = 'Search';
export const undoYourLastChange = 'Undo your last change';
export const thisHelp = 'This help';
export const arrows = 'Arrows';
export const anotherDayOrWeek = 'Another day or week';
export const homeEnd = 'Home / End';
export const startEndOfTheWeek = 'Start / end of the week';
export const pageUpDown = 'Page Up / Down';
export const anotherMonth = 'Another month, with Shift another year';
export const tabOrF2 = 'Tab or F2';
export const intoTheDaysEvents = "Into the day's events";
export const upDown = 'Up / Down';
export const anotherHalfHour = 'Another half hour; all day is above the first';
export const leftRight = 'Left / Right';
export const anotherColumn = 'Another day, or another person';
export const firstOrLast = 'The first / the last of them';
export const anotherWeekOrDay = 'Another week or day';
export const addAtHour = 'Add an event at that hour';
export const open = 'Open';
export const moveKeys = (choose: string, drop: string) => `Move: ${choose} choose, ${drop} drops`;
export const up = 'Up';
export const theEventAbove = 'The event above';
export const down = 'Down';
export const theEventBelow = 'The event below';
export const shiftUp = 'Shift + Up';
export const halfAnHourShorter = 'Half an hour shorter, in a week or day';
export const shiftDown = 'Shift + Down';
export const halfAnHourLonger = 'Half an hour longer, in a week or day';
export const esc = 'Esc';
export const backToTheDay = 'Back to the day';
export const ctrlOr = 'Ctrl or ⌘ + ';

export const print = 'Print';
