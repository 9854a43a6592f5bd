export const ownsCalendars = (names: readonly string[]) =>
  `You own ${names.map((name) => `“${name}”`).join(', ')}. Please hand over or delete what you own first.`;

export const emailTaken = 'An account with this email already exists';

export const yourPasswordWasChanged = 'Your password was changed';
export const chooseANewPassword = 'Choose a new password';
export const hello = 'Hello,';
export const passwordWasChanged = (product: string) =>
  `the password of your ${product} account was changed. Other devices were logged out.`;
export const ifItWasYou =
  'If it was you, there is nothing to do. If it was not, please choose a new one right away.';
export const askedForPassword = (product: string) =>
  `somebody asked for a new password for your ${product} account.`;
export const linkWorksOnce = (time: string) => `The link works once, for ${time}.`;
export const ifItWasNotYou =
  'If it was not you, there is nothing to do: your password stays as it is.';

export const calendarsChanged = 'Your calendars have just changed. Please try again.';

export const passwordTooCommon =
  'This password is one of the first that strangers try. Please choose another.';

export const linkNotValid = 'This link is no longer valid. Please ask for a new one.';

export const unknownDevice = 'Unknown device';
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
