/** The texts of what keeps a command from being done. */
export const thisEventDoesNotExist = 'This event does not exist any more';
export const eventOfOtherCalendar = 'This event is in another calendar. Open that one first.';
export const somebodyElseIsLoggedIn = 'Somebody else is logged in now';
export const couldNotBeSent = "It couldn't be sent.";
export const nothingToUndo = 'There is nothing to undo any more';
export const somebodyElseChangedThisEvent = 'Somebody else changed this event too';
