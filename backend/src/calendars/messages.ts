export const ownerStays = 'You own this calendar. Hand it over to somebody or delete it first.';
