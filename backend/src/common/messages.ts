export const invalidInput = 'Invalid input';
export const notUnderstood = 'This request is not understood';

export const veryBusy = 'Kinday is very busy right now. Please try again.';

export const fromAnotherSite = 'This request came from another site';
export const pleaseSendJson = 'Please send JSON';

export const pleaseLogInFirst = 'Please log in first';
export const loadAnew = 'Please load the calendar anew';

export const nothingHere = 'There is nothing at this address';
export const tooLarge = 'This is too large';
export const somethingWentWrong = 'Something went wrong on our side. Please try again.';
export const shortBreak = 'Kinday is taking a short break. Please try again.';

export const onlyOwner = 'Only the family owner can do this';
