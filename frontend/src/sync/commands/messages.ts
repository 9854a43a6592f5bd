/** The texts of what keeps a command from being done. */
export const thisEventDoesNotExist = 'This event does not exist any more';
export const somebodyElseChangedThisEvent = 'Somebody else changed this event too';
