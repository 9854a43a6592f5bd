import type { PlaceTitle } from '../features/calendar/titleOfPlace';

/** The texts of the pages themselves. */
export const messages = {
  documentTitle: ({ days, year }: PlaceTitle, calendar: string) => `${days} ${year} · ${calendar}`,
  eventNotFound: 'That event isn’t here any more',
  eventGone: 'It was deleted, or the link is not whole.',
  linkCopied: 'Link copied',
  linkOpens: 'It opens for members of this calendar.',
  linkNotCopied: 'Please copy the link by hand',
  viewMissing: 'This couldn’t be loaded. Check your connection, then try again.',
  print: 'Print…',
  tryAgain: 'Try again',
};
