/** The texts of the agenda and of a day's list. */
export const messages = {
  today: 'Today',
  allDay: 'All Day',
  special: (title: string, day: string) => `All Day ${title}, ${day}`,
  dayName: (day: string, isToday: boolean) => (isToday ? `${day}, today` : day),
  addTo: (day: string) => `${day}. Add event`,
  dropOn: (day: string) => `${day}. Move here`,
  nothingToday: 'Nothing today',
  nothingOnDay: 'Nothing planned',
  nothingIn: (month: string) => `Nothing planned in ${month}`,
  nothingFoundIn: (month: string) => `Nothing of what you look for in ${month}`,
  loading: (month: string) => `Loading ${month}…`,
  failed: (month: string) => `We couldn’t load ${month}.`,
  tryAgain: 'Try again',
  tryMonthAgain: (month: string) => `Try again to load ${month}`,
  claim: 'I’ll do it',
  claimEvent: (title: string, day: string) => `I’ll do it: ${title}, ${day}`,
};
