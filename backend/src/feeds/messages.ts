import { countText, numberText } from '@kinday/contracts/numberText';

export const feedIdTaken = 'Another calendar has this id';
export const noSuchFeed = 'This calendar is not subscribed any more';
export const tooManyFeeds = (most: number) =>
  `A calendar has at most ${most} subscribed calendars. Please remove one first.`;
export const onlyWhoAdded =
  'Only the member who added this calendar and the family owner can do this';
export const refreshedLately = (minutes: number) =>
  `It was refreshed a moment ago. Please try again in ${countText(minutes, 'minute', 'minutes')}.`;

export const unknownCountry = 'The holidays of this country or region are not known';

export const invalidAddress = 'Please enter a whole address that begins with https:// or webcal://';
export const unreachable = 'This address cannot be reached.';
export const nothingThere = 'There is nothing at this address.';
export const notPublic = 'This calendar is not public: its server asks for a log-in.';
export const wrongLogIn = 'Its server does not take the name and the password in the address.';
export const serverError = (status: number) => `Its server answers with an error (${status}).`;
export const noCalendar = 'This address has no calendar.';
export const unreadable = (sentence: string) => `This calendar cannot be read. ${sentence}`;
export const failedHere =
  'It could not be read because of an error on our side. It is tried again by itself.';
export const tooLarge = 'This calendar is larger than 5 MB.';

export const fewerEvents = (now: number) =>
  now === 0
    ? 'It has no events now. The earlier ones are kept for a week.'
    : `It has only ${countText(now, 'event', 'events')} now. The earlier ones are kept beside them for a week.`;
export const tooManyEvents = (all: number, most: number) =>
  `It has ${numberText(all)} events, of which the latest ${numberText(most)} are shown.`;
