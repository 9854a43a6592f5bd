/** The texts of the pages themselves. */
export const messages = {
  viewMissing: 'This couldn’t be loaded. Check your connection, then try again.',
  tryAgain: 'Try again',
};
