import { countText, numberText } from '@kinday/contracts/numberText';

export const aFile = 'a file';
export const sendAFile = 'Please send a calendar file (text/calendar, or application/zip)';
export const fileTooLarge = (megabytes: number) =>
  `This file is too large: a calendar file may have ${megabytes} MB.`;

export const emptyArchive = 'There is no calendar (.ics file) in this archive.';
export const archiveInArchive =
  'There are only other archives in this archive. Please unpack it, and choose one of them.';
export const archiveTakesLong = 'Reading this archive takes too long.';
export const calendarsIn = (count: number) => `${numberText(count)} calendars`;

export const notYours = (name: string) =>
  `It was changed in the file, but ${name || 'somebody else'} added it here, so it stays as it is.`;
export const withoutSeries = 'The repeating event that it belongs to did not go in.';
export const toldTwice = 'The file tells of this event twice, and the first of them went in.';
export const monthFull = (most: number) =>
  `Its month is full: the plan has ${numberText(most)} events a month.`;
export const tooManySeries = (most: number) =>
  `A calendar holds ${numberText(most)} repeating events, and no more fit.`;
export const tooManyDays = (most: number) =>
  `Of a repeating event ${numberText(most)} days may be changed or deleted by themselves, and no more fit.`;
export const calendarFull = (most: number) =>
  `A calendar holds ${numberText(most)} events, and no more fit.`;
export const tooManyZones = (most: number) =>
  `A calendar may have events in ${most} time zones, and no more fit.`;
/** `2 MB` */
const megabytes = (bytes: number) => `${numberText(bytes / 1_000_000)} MB`;
export const monthTextsFull = (most: number) =>
  `The texts of its month hold ${megabytes(most)}, and no more fit.`;
export const changedTextsFull = (most: number) =>
  `The texts of the days changed by themselves hold ${megabytes(most)}, and no more fit.`;
export const seriesTextsFull = (most: number) =>
  `The texts of repeating events hold ${megabytes(most)}, and no more fit.`;

export const undone = (gone: number) => `${countText(gone, 'event', 'events')} went back.`;
export const undoneExcept = (gone: number, stayed: number) =>
  `${undone(gone)} ${countText(stayed, 'event was', 'events were')} changed since, so ${stayed === 1 ? 'it stays' : 'they stay'}.`;
export const allChangedSince =
  'All that this import brought was changed or deleted since, so nothing goes back.';
