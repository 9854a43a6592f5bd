export const tooManyDownloadsOfUser = (atOnce: number) =>
  `You have ${atOnce} downloads under way. Please wait until one is done.`;
export const tooManyPeopleDownload = 'Many people are downloading right now. Please try again.';

export const tooManyWrongPasswords = 'Too many wrong passwords';
export const tooManyWrongInviteCodes = 'Too many wrong invite codes';
export const tooManyRequests = 'Too many requests';
export const tooManyChanges = 'Too many changes';
export const tooManyImports = 'Too many imports';
export const tooManyDownloads = 'Too many downloads';
export const tooManySearches = 'Too many searches';
export const tooManyFeeds = 'Too many new subscriptions';
export const tooManyTests = 'Too many test reminders';
export const tooManySignUps = 'Too many sign-ups';
export const tooManyLogIns = 'Too many log-ins';
export const tooManyLinks = 'Too many links';
export const tooManyNewPasswords = 'Too many new passwords';

export const tryAgainIn = (what: string, seconds: number) =>
  `${what}. Please try again in ${duration(seconds)}.`;

/** `a second`, `20 seconds`, `a minute`, `5 minutes` */
function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

export const otherUser = 'Somebody else is logged in here now. Please load the page again.';
export const noSuchCalendar = 'This calendar does not exist or you are not a member of it';
export const noSuchMember = 'Somebody you chose is not in this calendar any more';
export const noCalendarYet = 'You have no calendar yet';
