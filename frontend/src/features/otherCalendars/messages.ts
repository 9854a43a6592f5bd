import { countText, numberText } from '@kinday/contracts/numberText';
import type { ReactNode } from 'react';
import { sentence } from '../../ui/sentence';

// A file that is taken in.
export const importFile = 'Import a Calendar File';
export const importMeans = (calendar: string) =>
  `Years in another program? Export them there as an .ics file, or as the .zip that Google makes, and bring them into ${calendar}. You see what comes in before it does.`;
export const chooseFile = 'Choose a File';
export const orDropIt = (megabytes: number) =>
  `Or drop it here. An .ics or .zip file of up to ${megabytes} MB.`;
export const dropIt = 'Drop the file here';
export const fileTooLarge = (megabytes: number) =>
  `This file is larger than ${megabytes} MB. Export fewer years at a time.`;
export const fileEmpty = 'This file is empty.';
export const oneFile = 'Please drop one file at a time.';
export const readingFile = 'Reading the file...';
export const chooseCalendars =
  'There are several calendars in this file. Choose those that come in.';
export const inFile = (about: string, file: string) => `${about}, in ${file}`;
export const goOn = 'Go On';
export const importInto = 'Import into';
export const newOnes = (count: number) => `${numberText(count)} new`;
export const changedOnes = (count: number) => `${numberText(count)} changed`;
export const sameOnes = (count: number) => `${numberText(count)} here already`;
export const leftOutOnes = (count: number) => `${numberText(count)} left out`;
export const changedMeans = 'The file’s version takes the place of the one in the calendar.';
export const besidePast = (count: number) =>
  count === 1
    ? 'For one of them the file uses the name of a past event again. The past event stays, and the new one comes beside it.'
    : `For ${numberText(count)} of them the file uses the names of past events again. The past events stay, and the new ones come beside them.`;
export const andMore = (count: number) => `and ${numberText(count)} more`;
export const repeatsFrom = (day: string) => `repeats, from ${day}`;
export const dayAndHour = (day: string, hour: string) => `${day}, ${hour}`;
export const reasonAtLine = (reason: string, line: number) =>
  `${reason} (line ${numberText(line)})`;
export const nothingNew = 'Everything in this file is in the calendar already.';
export const restIsThere = 'Everything else in this file is in the calendar already.';
export const nothingToImport = 'Nothing in this file can be imported.';
export const takeAlarms = 'Take its alarms as my reminders';
export const alarmsMean = (count: number) =>
  `${countText(count, 'event has', 'events have')} an alarm. Reminders are your own, and come while yours are turned on.`;
export const importCount = (count: number) => `Import ${countText(count, 'Event', 'Events')}`;
export const importing = 'Importing...';
export const soFar = (done: number, total: number) => `${numberText(done)} of ${numberText(total)}`;
export const goesOn = 'You can close this: it goes on.';
export const progressTold = (percent: number) => `Importing: ${percent} percent`;
export const imported = 'Calendar imported!';
export const nothingImported = 'Nothing had to change';
export const importTitles = {
  reading: 'Import a Calendar File',
  choosing: 'Which Calendars?',
  previewed: 'What This File Brings',
  going: 'Importing',
  done: 'Imported',
  failed: 'This Didn’t Work',
} as const;
export const view = 'View';
export const showImport = 'Show the Import';
export const importedOnceOnline = "A file can be imported once you're back online.";
export const importFailed = 'The import stopped';
export const eventsIn = (isNew: number, changed: number) => {
  if (isNew === 0) return `${countText(changed, 'event is', 'events are')} changed.`;
  const areNew = `${countText(isNew, 'event is', 'events are')} new`;
  return changed === 0 ? `${areNew}.` : `${areNew}, ${numberText(changed)} changed.`;
};
export const eventsInBesideSame = (isNew: number, changed: number, same: number) =>
  `${eventsIn(isNew, changed)} ${countText(same, 'was', 'were')} here already.`;
export const importUndone = 'Import undone';
export const asBeforeImport = 'The calendar is as it was before.';
export const done = 'Done';

// Calendars that the family subscribed to.
export const subscribedCalendars = 'Subscribed Calendars';
export const subscribedMean =
  'School, club, holidays: their events show in a color of their own, and stay up to date by themselves. Everybody in the calendar sees them.';
export const addByLink = 'Add a Calendar by Link';
export const addHolidays = 'Add Public Holidays';
export const feedsFull = (most: number) =>
  `A calendar subscribes to up to ${most} others. Remove one to add another.`;
export const holidaysOf = (place: string) => `Public holidays · ${place}`;
export const placeOf = (country: string, region: string | null) =>
  region === null ? country : `${country} (${region})`;
export const sourceBy = (source: string, name: string) => `${source}, added by ${name}`;
export const notReadYet = 'Being read for the first time...';
export const readAt = (events: string, when: string) => `${events}, read ${when}`;
export const eventCount = (count: number) => countText(count, 'event', 'events');
export const refreshNow = 'Refresh Now';
export const refreshNamed = (name: string, paused: string | null) =>
  paused === null ? `Refresh ${name} now` : `Refresh ${name}: ${paused}`;
export const upToDate = (name: string) => `${name} is up to date.`;
export const refreshing = 'Refreshing...';
export const againFrom = (hour: string) => `Again from ${hour}`;
export const refreshed = 'Refreshed!';
export const refreshedOnceOnline = "It can be refreshed once you're back online.";
export const failedToRefresh = 'Failed to refresh';
export const editNamed = (name: string) => `Edit ${name}`;
export const removeNamed = (name: string) => `Remove ${name}`;
export const statusOnceOnline = "How they are doing can be seen once you're back online.";
export const statusNotLoaded = 'We couldn’t load how they are doing.';
export const address = 'Address of the calendar';
export const addressExample = 'webcal://… or https://…';
export const addressHint = 'Whoever is in this calendar sees its events, not its address.';
export const whereToFind = 'Where do I find it?';
export const findIt = [
  [
    'Google Calendar',
    'On a computer: the calendar’s Settings → Integrate calendar → Secret address in iCal format.',
  ],
  ['Apple Calendar', 'Share the calendar, turn on Public Calendar, and copy its link.'],
  [
    'Outlook',
    'On the web: Settings → Calendar → Shared calendars → Publish a calendar, and copy the ICS link.',
  ],
  [
    'School or club',
    'Look for “Subscribe”, “iCal” or “Export” on its calendar page, and copy what that link leads to.',
  ],
] as const;
export const name = 'Name';
export const schoolExample = 'School';
export const color = 'Color';
export const addCalendar = 'Add Calendar';
export const readingIt = 'Reading it...';
export const country = 'Country';
export const chooseCountry = 'Choose a country';
export const region = 'Region';
export const wholeCountry = 'The whole country';
export const holidaysIn = (place: string) => `Holidays (${place})`;
export const dateHolidays = 'date-holidays';
export const ccBySa = 'CC BY-SA 3.0';
export const holidaysCredit = (source: ReactNode, license: ReactNode) =>
  sentence`The days come from ${source}, under ${license}.`;
export const addTheHolidays = 'Add Holidays';
export const countriesNotLoaded = (reason: string) => `We couldn’t load the countries. ${reason}`;
export const editCalendar = 'Name and Color';
export const save = 'Save';
export const feedAdded = 'Calendar added!';
export const everybodySees = (calendar: string) => `Everybody sees ${calendar} now.`;
export const feedsOnceOnline = "Subscribed calendars can be changed once you're back online.";
export const failedToAdd = 'Failed to add the calendar';
export const feedChanged = 'Calendar changed!';
export const looksLikeThis = 'Everybody sees it like this now.';
export const failedToChange = 'Failed to change the calendar';
export const feedRemoved = 'Calendar removed!';
export const feedGone = (calendar: string) => `${calendar} is off everybody’s screen.`;
export const failedToRemove = 'Failed to remove the calendar';
export const askRemoval = (calendar: string) => `Remove ${calendar}?`;
export const removalMeans =
  'Its events disappear from everybody’s screen. The calendar they come from stays as it is, and you can add it again.';
export const removeCalendar = 'Remove Calendar';
export const removing = 'Removing...';

// The calendar for other programs.
export const calendarLink = 'Calendar Link';
export const linkMeans = (calendar: string) =>
  `A secret address at which Google, Apple, Outlook and other programs read ${calendar}. They can’t change anything.`;
export const secretMeans =
  'Whoever has the address can read the calendar, without logging in, until you renew or end it or leave the calendar.';
export const linked = {
  all: 'The whole calendar',
  mine: 'Only mine',
} as const;
export const linkedMeans = {
  all: 'All events, birthdays and anniversaries.',
  mine: 'What is for you, what you do, and what you added for everybody.',
} as const;
export const makeLink = 'Make a Link';
export const making = 'Making it...';
export const madeOn = (day: string) => `Made ${day}`;
export const notAskedYet = 'no program has asked yet';
export const askedOn = (day: string) => `last read ${day}`;
export const linkState = (made: string, asked: string) => `${made}, ${asked}.`;
export const makeNamed = (what: string) => `Make a link: ${what}`;
export const renew = 'Renew';
export const renewNamed = (what: string) => `Renew the link: ${what}`;
export const end = 'End';
export const endNamed = (what: string) => `End the link: ${what}`;
export const yourAddress = 'Your secret address';
export const shownOnce = 'Copy it now: it is shown only this once.';
export const copy = 'Copy';
export const addressCopied = 'Address copied';
export const pasteIt = 'Paste it where your program asks for a calendar’s address.';
export const addressNotCopied = 'Please copy the address by hand';
export const addToGoogle = 'Add to Google Calendar';
export const addToApple = 'Add to Apple Calendar';
export const addToOutlook = 'Add to Outlook';
export const howOften =
  'Google asks for changes only every 8 to 24 hours, and nothing can hurry it. Apple and Outlook ask more often, as you set them.';
export const notReachable =
  'Google and Outlook read from the internet: they can’t reach an address that works at home only.';
export const linkMade = 'Link made!';
export const linksSeenOnceOnline = "Your links can be seen once you're back online.";
export const linksOnceOnline = "Links can be changed once you're back online.";
export const linkNotMade = 'Failed to make the link';
export const linkEnded = 'Link ended';
export const programsStop = 'Programs that had it read nothing more.';
export const linkNotEnded = 'Failed to end the link';
export const linksNotLoaded = 'We couldn’t load your links.';
export const askRenewal = 'Renew this link?';
export const renewalMeans =
  'You get a new address. The one there is ends at once: programs that have it need the new one.';
export const renewLink = 'Renew Link';
export const askEnd = 'End this link?';
export const endMeans = 'The address ends at once: programs that have it read nothing more.';
export const endLink = 'End Link';
export const ending = 'Ending...';

// The calendar as a file.
export const downloadCalendar = 'Download Calendar (.ics)';
export const takeItAlong = 'Take It Along';
export const fileMeans =
  'All events, birthdays and anniversaries in one file, for any other calendar program.';
