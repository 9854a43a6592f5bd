import { numberText } from '@kinday/contracts/numberText';
import type { Clock, WeekStart } from '@kinday/contracts/preferences';

export const profileUpdated = 'Profile updated!';
export const familySeesChange = 'Your family sees the change at once.';
export const profileOnceOnline = "Your profile can be changed once you're back online.";
export const failedToUpdateProfile = 'Failed to update profile';
export const nameAndPhone = 'Name and Phone';
export const whyNameAndPhone = 'Your family sees both, and can call you from an event.';
export const saveProfile = 'Save Profile';

export const deleteMyAccount = 'Delete my account';
export const deletionTitle = 'Delete My Account';
export const deletionMeans =
  'You leave every calendar, and your profile is deleted for good. Events you added stay with your family, marked as from a former member. Calendars you own must be handed over or deleted first.';

export const accountNotDeleted = 'Your account wasn’t deleted';
export const yourPassword = 'Your Password';
export const askDeletion = 'Delete your account?';
export const deletionIsFinal =
  'This action cannot be undone. You are logged out everywhere, and nobody can bring your account back.';

export const birthday = 'Birthday (MM-DD)';
export const anniversary = 'Anniversary (MM-DD)';
export const datesSaved = 'Your dates have been saved successfully.';
export const importantDates = 'Important Dates';
export const whyDates =
  'They show up in your family’s calendar every year. Leave a field empty to show nothing.';
export const saveDates = 'Save Dates';

export const failedToLogOutOthers = 'Failed to log out other devices';
export const othersLoggedOut = 'Other devices logged out';
export const devicesOnceOnline = "Your devices can be seen once you're back online.";
export const devicesNotLoaded = 'We couldn’t load your devices. Please try again.';
export const loadingYourDevices = 'Loading your devices...';
export const logOutOtherDevices = 'Log out other devices';
export const loggingOut = 'Logging out...';
export const devices = 'Devices';
export const whereLoggedIn = 'Where you’re logged in.';
export const lastUsed = (day: string, hour: string) => `Last used ${day}, ${hour}`;
export const thisDevice = 'This device';
export const devicesLoggedOut = (count: number) =>
  count === 1 ? 'One device was logged out.' : `${numberText(count)} devices were logged out.`;

export const downloadMyData = 'Download my data';
export const myData = 'My Data';
export const dataMeans =
  'Your profile, your calendars, the events you added, your reminders and your devices, in one file (JSON).';

export const currentPassword = 'Current Password';
export const othersAreLoggedOut = 'Your other devices are logged out.';
export const password = 'Password';
export const newPasswordMeans = 'A new one logs all your other devices out.';
export const changePassword = 'Change Password';

export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const changeMyColor = 'Change my color';
export const personalInformation = 'Personal Information';

export const hoursAndWeeks = 'Hours and Weeks';
export const onAllDevices = 'For you alone, on all of your devices.';
export const clock = 'Clock';
export const clocks: Record<Clock, string> = { '12h': '12 hours', '24h': '24 hours' };
export const weeksStartOn = 'Weeks start on';
export const weekStarts: Record<WeekStart, string> = { sunday: 'Sunday', monday: 'Monday' };
export const chosenOnceOnline = "This can be chosen once you're back online.";
export const choiceNotSaved = 'Your choice was not saved';

export const system = 'System';
export const light = 'Light';
export const dark = 'Dark';
export const appearance = 'Appearance';
export const forThisBrowserYourOther = 'For this browser; your other devices keep their own.';
