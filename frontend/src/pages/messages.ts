/** The texts of the pages themselves. */
export const messages = {
  eventNotFound: 'That event isn’t here any more',
  eventGone: 'It was deleted, or the link is not whole.',
  linkCopied: 'Link copied',
  linkOpens: 'It opens for members of this calendar.',
  linkNotCopied: 'Please copy the link by hand',
  viewMissing: 'This couldn’t be loaded. Check your connection, then try again.',
  tryAgain: 'Try again',
};
