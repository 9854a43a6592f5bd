/** The texts of what is done to events. */
export const messages = {
  copyLink: 'Copy Link',
  movedToDay: (title: string, day: string) => `Moved ${title} to ${day}.`,
  movedToHour: (title: string, day: string, hour: string) => `Moved ${title} to ${day}, ${hour}.`,
  lastsUntil: (title: string, hour: string) => `${title} now ends at ${hour}.`,
  isNowFor: (title: string, people: string) => `${title} is now for ${people}.`,
};
