/** The texts of the agenda and of a day's list. */
export const today = 'Today';
export const allDay = 'All Day';
export const special = (title: string, day: string) => `${title}, All Day, ${day}`;
/** "Thu 12. Thursday, November 12, 2026, today": what is written on it, and all of it. */
export const dayName = (weekday: string, number: number, day: string, isToday: boolean) =>
  `${weekday} ${number}. ${isToday ? `${day}, today` : day}`;
export const addTo = (day: string) => `${day}. Add event`;
export const dropOn = (day: string) => `${day}. Move here`;
export const nothingToday = 'Nothing today';
export const nothingOnDay = 'Nothing planned';
export const notLoadedYet = 'Not loaded yet';
export const nothingIn = (month: string) => `Nothing planned in ${month}`;
export const nothingFoundIn = (month: string) => `Nothing of what you look for in ${month}`;
export const loading = (month: string) => `Loading ${month}…`;
export const tryMonthAgain = (month: string) => `Try again to load ${month}`;
export const claim = 'I’ll do it';
export const claimEvent = (title: string, day: string) => `I’ll do it: ${title}, ${day}`;
