import { countText } from '@kinday/contracts/numberText';

export const allDay = 'All day';
export const showAllHours = 'Show all hours';
export const hideEmptyHours = 'Hide empty hours';
export const more = (count: number) => `+${count} more`;
/** Where there is little room. */
export const moreBriefly = (count: number) => `+${count}`;
/** "9:30 AM, Thursday, November 12, 2026. 1 event: 9:00 AM Dentist. Add event" */
export const slot = (time: string, place: string, content: string) =>
  `${time}, ${place}. ${content}. Add event`;
export const dayToday = (day: string) => `${day}, today`;
/** "Ben, Thursday, November 12" */
export const personOnDay = (name: string, day: string) => `${name}, ${day}`;
/** "Thu 12. Show Thursday, November 12": what is written on it, and what it does. */
export const showDay = (weekday: string, number: number, day: string) =>
  `${weekday} ${number}. Show ${day}`;
export const needsSomebody = (count: number) =>
  `${countText(count, 'thing needs', 'things need')} somebody`;
export const illDoIt = 'I’ll do it';
export const illDo = (title: string) => `I’ll do it: ${title}`;
