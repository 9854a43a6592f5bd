export const alreadyMember = 'You are already a member of this calendar';
export const tooManyCalendars = (most: number) =>
  `You are in ${most} calendars, and nobody can be in more. Please leave or delete one first.`;
