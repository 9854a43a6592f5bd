import { countText } from '@kinday/contracts/numberText';

export const waitingToBeSent = 'Waiting to be sent';
export const sentInOrder = "Sent in this order, as soon as there's a connection.";
export const needsYou = 'Not sent yet: your word is needed.';
/** How many changes wait that this release cannot read. */
export const ofOtherVersion = (count: number) =>
  `${countText(count, 'change', 'changes')} of another version of Kinday ${count === 1 ? 'waits' : 'wait'} on this device, and can't be sent by this one. Loading the page again may help.`;
export const nothingWaits = 'Nothing waits to be sent.';

export const added = 'Added';
export const changed = 'Changed';
export const deleted = 'Deleted';
export const broughtBack = 'Brought back';
export const youDoIt = 'You do it';
export const givenBack = 'Given back';
export const undone = 'Undone';
/** "Changed", "Thu, Nov 12", "9:00 AM - 10:00 AM", "Smith family". */
export const about = (parts: readonly string[]) => parts.join('\u00A0· ');

export const somebodyElseChangedIt =
  'Somebody else changed the same. Choose what everybody should see.';
export const notReadToChoose =
  "Somebody else changed the same. Its calendar can't be read right now. You can choose later.";
export const somebodyChangedItMeanwhile = 'It was changed meanwhile. Delete it all the same?';
export const deleteAllTheSame = (title: string) => `Delete ${title} all the same?`;
/** "Ben", "SURGERY · Fri, Nov 20 · 9:00 AM". */
export const nowItIs = (who: string, what: string) =>
  `${who} changed it meanwhile. Now it is: ${what}.`;
// Of days that were changed by themselves in a series that was deleted.
export const thatDayGoesToo = 'If you delete it, that day is deleted too.';
export const thoseDaysGoToo = (others: number) =>
  `${countText(others, 'more day was', 'more days were')} changed as well. If you delete it, they are all deleted.`;
export const keepIt = 'Keep it';
export const daysChangedSince =
  'Some of its days were changed since. Stop repeating it all the same?';
export const keepRepeating = 'Keep repeating';
export const deleteIt = 'Delete';
export const isGone = 'This event was deleted meanwhile.';
export const dayChanged = 'Somebody changed this day of the event meanwhile.';
export const noMember = "You're no longer in this calendar, so this can't be sent.";
export const noMemberCopies = `${noMember} You can copy what it says.`;

export const discard = 'Discard';
export const discardNamed = (title: string) => `Discard ${title}`;
export const discardThis = (title: string) => `Discard ${title}?`;
export const notSent = "It isn't sent, and is gone from this device.";
export const maybeSent =
  "It isn't sent again. It may have arrived before, and stays in the calendar then.";
export const choose = 'Choose';
export const saveAsNew = 'Save as a new event';
export const edit = 'Edit';
export const anotherCalendar = 'another calendar';
export const openIn = (calendar: string) => `Open in ${calendar}`;
export const copy = 'Copy';
export const copied = 'Copied';
export const notCopied = "It couldn't be copied";
export const later = 'Later';
