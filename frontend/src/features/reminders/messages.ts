import type { MailKind, Way } from '@kinday/contracts/reminders';
import { countText } from '@kinday/contracts/numberText';

export const choiceNotSaved = 'Your choice was not saved';
export const chosenOnceOnline = "Reminders can be chosen once you're back online.";

// When a reminder comes.
export const none = 'None';
export const atTheStart = 'When it begins';
export const before = (time: string) => `${time} before`;
export const minutes = (count: number) => countText(count, 'minute', 'minutes');
export const hours = (count: number) => countText(count, 'hour', 'hours');
export const days = (count: number) => countText(count, 'day', 'days');
export const weeks = (count: number) => countText(count, 'week', 'weeks');
export const onTheDay = 'On the day';
export const theDayBefore = 'The day before';
export const atHour = (day: string, hour: string) => `${day} at ${hour}`;

// The list of them.
export const removeLead = (lead: string) => `Remove: ${lead}`;
export const addLead = 'Add a reminder';
export const add = 'Add';
export const ownTime = 'Another time…';
export const howMany = 'How many';
export const unit = 'Unit';
export const units = { minutes: 'minutes', hours: 'hours', days: 'days' };
export const day = 'Day';
export const hour = 'Hour';
export const noReminders = 'No reminders.';
export const mostReminders = (most: number) => `That’s ${most}, the most there are.`;
export const leadAdded = (lead: string) => `Added: ${lead}`;
export const leadRemoved = (lead: string) => `Removed: ${lead}`;
export const leadThere = 'This reminder is there already.';

// On and off.
export const onAndOff = 'Be Reminded';
export const whyReminders =
  'Kinday speaks up in time: before events that are for you or for everybody, and before those you said you’d do. Nobody else sees what you choose.';
export const turnOn = 'Turn on reminders';
export const turningOn = 'Turning on...';
export const whatComesNext = 'Your browser then asks whether Kinday may send notifications.';
export const turnOff = 'Turn off reminders';
export const remindersAreOn = 'Reminders are on.';
export const oneMoment = 'One moment...';
export const readOnceOnline = "Your reminders can be seen once you're back online.";
export const notLoaded = 'We couldn’t load your reminders';
export const loading = 'Loading your reminders...';

// This device.
export const devices = 'Notifications';
export const deviceCount = (count: number) =>
  count === 0
    ? 'No device takes notifications yet: reminders come by mail until one does.'
    : `${countText(count, 'device takes', 'devices take')} notifications.`;
export const deviceStates = {
  needsHttps:
    'This page didn’t come over a secure connection (https), so notifications can’t come to this device. Whoever runs this server can change that.',
  needsHomeScreen:
    'On an iPhone or iPad, notifications come once Kinday is on the Home Screen: press Share, choose “Add to Home Screen”, open Kinday there, and turn them on.',
  unsupported: 'This browser takes no notifications.',
  blocked:
    'Notifications from Kinday are blocked in this browser. Allow them in the browser’s settings for this page, then come back.',
  off: 'This device takes no notifications.',
  on: 'This device takes notifications.',
};
export const deviceOn = 'Turn on for this device';
export const deviceOff = 'Turn off for this device';
export const deviceNotOn = 'Notifications weren’t turned on';
export const notRemembered =
  'You didn’t choose “Remember me” at log-in: when this log-in ends, notifications to this device end with it.';

// How.
export const how = 'How Reminders Come';
export const ways: Record<Way, string> = {
  notification: 'Notification',
  mail: 'Mail',
  both: 'Both',
};
export const waysMean: Record<Way, string> = {
  notification: 'On your devices; by mail while there are none',
  mail: 'To your address',
  both: 'On your devices and by mail',
};
export const wayOf = 'How';
export const mailsStay =
  'This server sends no mail yet: mails stay in a folder on it. Whoever runs it can set up a mail server.';

// Before events.
export const beforeEvents = 'Before Events';
export const whyBeforeEvents = 'Each event can differ: press it and choose “Remind me”.';
export const timedEvents = 'Events with a time';
export const allDayEvents = 'All-day events';

export const quiet = 'Quiet Hours';
export const quietMeans =
  'What would come meanwhile waits until they end. Only what can’t wait comes, without a sound.';
export const quietOn = 'Keep quiet for some hours';
export const from = 'From';
export const to = 'To';

export const daily = 'The Day and the Week';
export const nothingSent = 'On days without anything to tell, nothing is sent.';
export const morningOn = 'What’s on today';
export const weekOn = 'The week ahead, on Sundays';
export const weekdays = 'On which days';
export const chooseADay = 'Please choose at least one day.';

export const changes = 'Changes by Others';
export const changesMean =
  'When somebody changes an event of yours that is within 48 hours: once for each event and quarter of an hour at most.';
export const changesOn = 'Tell me of changes';

export const zone = 'Your Time Zone';
export const zoneMeans = 'The hours above are meant in it. Events keep the time of their calendar.';
export const timeZone = 'Time zone';

export const test = 'Try It';
export const testMeans =
  'Sends you a reminder at once, the way you chose, so that you see how it arrives.';
export const sendTest = 'Send me a test reminder';
export const sending = 'Sending...';
export const testNotSent = 'The test reminder was not sent';
export const testUnderway = 'On its way…';
export const testFailed =
  'It reached no device and no mail server. Please check above what is turned on.';
export const testSentTo = (devices: number) =>
  `${countText(devices, 'device took it', 'devices took it')}.`;
export const testMailed = 'It was mailed to you.';
export const testInFolder = 'It was mailed into the server’s folder.';
export const testTakesLong = 'It takes longer than usual. It may still come within five minutes.';

export const endedMails = 'Mails You Ended';
export const mailKinds: Record<MailKind, string> = {
  reminders: 'Reminders of events',
  morning: 'What’s on today',
  week: 'The week ahead',
  changes: 'Changes by others',
};
export const endedMeans =
  'You ended them by a link in a mail. They don’t come by mail, not even while no device takes notifications.';
export const getAgain = 'Get again';
export const getAgainNamed = (kind: string) => `Get again: ${kind}`;

// Of one event.
export const remindMe = 'Remind me';
export const reminded = (leads: string) => `Reminder: ${leads}`;
export const remindersOf = (title: string) => `Reminders of ${title}`;
export const asForAll = 'As for all events';
export const notForYou = 'This event is for others';
export const chosenForThis = 'Chosen for this event';
export const chosenForSeries = 'Chosen for all of its days';
export const areOff = 'Reminders are off.';
export const forWhich = 'Which ones';
export const thisOne = 'Only this one';
export const allOfThem = 'All of them';
export const meansAll = 'For all days of this event.';
export const backToDefaults = 'Back to my reminders for all events';
export const done = 'Done';

// The page that ends mails.
export const unsubscribeTitle = 'No more of these mails?';
export const unsubscribeLead = (kind: MailKind) =>
  `This ends the mails “${mailKinds[kind]}” to you.`;
export const linkNotComplete = 'This link is not complete';
export const openAgain = 'Please open it from the mail once more.';
export const endThese = 'End these mails';
export const endAll = 'End all mails of reminders';
export const ending = 'Ending...';
export const notEnded = 'The mails were not ended';
export const endedTitle = 'Done';
export const endedLead = 'You won’t get these mails any more.';
export const endedAllLead = 'You won’t get mails of reminders any more.';
export const changeYourMind = 'Change it any time in your reminders';
