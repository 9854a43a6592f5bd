import { numberText } from '@kinday/contracts/numberText';

export { endsAfterLastDay, startNotBeforeEnd } from '@kinday/contracts/messages';

export const noSuchEvent = 'This event does not exist any more';
export const dayChanged = 'Somebody changed this day of the event meanwhile';
export const tooManyOnDays = (most: number) =>
  `More than ${numberText(most)} events fall on these days. Please ask for fewer days.`;
export const tooMuchOnDays = (megabytes: number) =>
  `The events of these days hold more than ${megabytes} MB of text. Please ask for fewer days.`;
export const tooManySeries = (most: number) =>
  `This calendar holds ${most} repeating events, and no more fit. Please delete one first.`;
export const tooManyDaysChanged = (most: number) =>
  `${numberText(most)} days of this event were changed by themselves, and no more can be. Please change the event from some day on.`;

export const onlyTheirs = 'Only the person who does this, or the owner, can give it back';
export const needsNobody = 'This does not need anybody any more';
export const doneAlready = (name = 'Somebody') => `${name} does this already`;

export const calendarFull = (most: number) =>
  `This calendar is full: it holds ${numberText(most)} events. Please export it and delete old events to make room.`;
export const tooManyZones = (most: number) =>
  `The events of this calendar are in ${most} time zones, and no more fit. Please choose one of those.`;
export const notYourEvent = 'You can only edit events you created';
export const eventChanged = 'Somebody else changed this event meanwhile';
export const eventIdTaken = 'Another event has this id already';

export const nothingToUndo = 'There is nothing to undo here any more';
/** Who did what to an event or a category; nobody where their name is not known any more. */
export const changedSince = (
  name: string,
  did: 'changed' | 'deleted',
  what: 'category' | 'event',
) => `${name || 'Somebody'} ${did} this ${what} since, so it stays as it is`;
export const you = 'You';

export const noSuchCategory = 'This category does not exist any more';
export const categoriesArePremium =
  'Categories of your own are part of the Premium plan. Events that have one keep it.';

export const categoryIdTaken = 'Another category has this id already';
export const tooManyCategoriesKept = (most: number) =>
  `Events still have ${most} categories of this calendar, deleted ones among them, and no more fit. Please rename one instead.`;

export const categoryExists = (name: string) => `There is a category called ${name} already`;
