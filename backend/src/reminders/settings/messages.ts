export const noSuchEvent = 'This event does not exist any more';
export const tooManyOwnReminders =
  'You chose other reminders for very many events. Go back to your own reminders for some of them first.';

export const remindersAreOff = 'Please turn on reminders first';
export const noSuchTest = 'This test is over';
export const testTitle = 'This is a test reminder';
export const testText = 'Reminders from Kinday reach you here.';
export const seeYourReminders = 'See your reminders';

export const linkNotValid = 'This link is not complete. Please open it from the mail once more.';
