import { numberText } from '@kinday/contracts/numberText';

export const emptyFile = 'This file is empty.';
export const noCalendar = (line: number) =>
  `This is no calendar file: line ${numberText(line)} should be BEGIN:VCALENDAR.`;
export const endsEarly = (name: string, line: number) =>
  `This file ends too early: ${name}, which begins on line ${numberText(line)}, has no end.`;
export const endsOther = (line: number, name: string, inner: string, begun: number) =>
  `Line ${numberText(line)} ends ${name}, but ${inner} from line ${numberText(begun)} is not ended.`;
export const takesTooLong = 'Reading this calendar takes too long.';
export const takesTooMuch = 'This calendar is too large to be read.';
export const tooLarge = (megabytes: number) =>
  `This calendar is too large: what it has of the last year and after is more than ${numberText(megabytes)} MB.`;
export const fileTooLarge = (megabytes: number) =>
  `This calendar is too large: a file has at most ${numberText(megabytes)} MB.`;
export const endedLongAgo = (count: number) =>
  count === 1 ? '1 past event' : `${numberText(count)} past events`;
export const ofLargeFile = (megabytes: number) =>
  `Of a file of more than ${numberText(megabytes)} MB, what ended over a year ago is not read.`;

export const zipIsDamaged = 'This archive is damaged.';
export const zipIsLocked = 'This archive is locked with a password.';
export const zipHasTooMany = (most: number) =>
  `This archive has more than ${numberText(most)} files. Please choose the calendars in it one by one.`;
export const zipIsTooLarge = (megabytes: number) =>
  `What is in this archive is larger than ${numberText(megabytes)} MB, or packed too tightly.`;

export const noTitle = 'Untitled';

export const noEvent = (kind: string) =>
  KINDS[kind] ?? 'It is of a kind that has no place in a calendar here.';
const KINDS: Readonly<Record<string, string>> = {
  VTODO: 'It is a task, not an event.',
  VJOURNAL: 'It is a journal entry, not an event.',
  VFREEBUSY: 'It tells when somebody is busy; it is not an event.',
};
export const tooManyLines = 'It has more lines than an event may have.';
export const brokenLine = 'It has a line that cannot be read.';
export const invalidDate = 'It names a day or a time that does not exist.';
export const invalidLength = 'It ends on a day that no calendar has.';
export const lengthNotRead = 'It does not say how long it lasts.';
export const noSuchDay = 'It stands on a day that no calendar has.';
export const notRead = 'It cannot be read.';
export const noDate = 'It says no day.';
export const tooLong = (days: number, most: number) =>
  `It lasts ${numberText(days)} days; an event lasts at most ${numberText(most)}.`;
export const cancelled = 'It was cancelled.';
export const olderVersion = 'A newer version of it stands in the file.';
export const twice = 'It stands in the file twice.';
export const severalADay = 'It repeats several times a day.';
export const severalRules = 'It repeats by several rules at once.';
export const ruleNotRead = 'How it repeats cannot be read.';
export const ruleTooFar = 'It repeats over too long a time.';
export const unknownZone = 'It repeats in a time zone that is not known.';
export const tooManyDays = (most: number) =>
  `It names more than ${numberText(most)} days by themselves.`;
export const noDayLeft = 'None of its days is left.';
