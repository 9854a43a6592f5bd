export const noSuchMember = 'This person is not a member of the calendar';

export const ownedAlready = 'You own this calendar already';
export const typeExactly = 'Please type the name of the calendar exactly as it is';

export const ownerStays = 'The owner cannot be removed';
