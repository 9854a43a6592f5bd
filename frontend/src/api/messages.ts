export const unreached = "Kinday can't be reached right now. Please try again.";
export const somebodyElseAnswered =
  'Kinday gave no answer that this page understands. Please try again later.';
export const offline = "You're offline. Please try again once you're back.";
export const otherUser = 'Somebody else is logged in here now. Please load the page again.';
export const importBroken =
  'The connection broke. Events that were on their way may be in already: import the file again, and only what is missing comes in.';
