import { numberText } from '@kinday/contracts/numberText';

/** What stands between the facts of an event. */
export const FACTS = ' · ';

export const today = 'Today';
export const tomorrow = 'Tomorrow';
export const yesterday = 'Yesterday';
export const allDay = 'All day';
export const onDayAt = (day: string, time: string) => `${day}, ${time}`;
export const fromTo = (start: string, end: string) => `${start} – ${end}`;
export const until = (time: string) => `until ${time}`;
export const forPeople = (names: string) => `For ${names}`;
export const doesThis = (name: string) => `${name} does this`;
export const needsSomebody = 'Needs somebody';
export const listed = (when: string, title: string) => `${when} ${title}`;

export const reminderToday = (title: string, time: string) => `${title}, today at ${time}`;
export const reminderTomorrow = (title: string, time: string) => `${title}, tomorrow at ${time}`;
export const reminderOn = (title: string, day: string, time: string) =>
  `${title}, ${day} at ${time}`;
export const allDayToday = (title: string) => `${title}, today`;
export const allDayTomorrow = (title: string) => `${title}, tomorrow`;
export const allDayOn = (title: string, day: string) => `${title}, ${day}`;

export const whatsOnToday = 'What’s on today';
export const whatsOn = (day: string) => `What’s on today, ${day}`;
export const weekAhead = 'The week ahead';
export const onDay = (day: string, line: string) => `${day}: ${line}`;
/** Of many not even their number is read. */
export const andMore = (count: number) =>
  count < 100 ? `and ${numberText(count)} more` : 'and many more';

export const openEvent = 'Open the event';
export const openCalendar = 'Open the calendar';

export const whyReminders = 'You get this mail because you turned on reminders.';
export const whyMorning = 'You get this mail because you asked for what’s on today.';
export const whyWeek = 'You get this mail because you asked for the week ahead.';
export const whyChanges = 'You get this mail because you asked to hear of changes.';
export const endMails = 'End these mails';
