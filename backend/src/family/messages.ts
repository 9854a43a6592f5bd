export const noSuchMember = 'This person is not a member of the calendar';

export const noSuchLink =
  'This calendar link does not work any more. Whoever gave it to you can make another one.';

export const ownedAlready = 'You own this calendar already';
export const typeExactly = 'Please type the name of the calendar exactly as it is';

export const ownerStays = 'The owner cannot be removed';
