import { countText } from '@kinday/contracts/numberText';

export const newChanges = (shown: string) => `Recent changes, ${shown} new`;

export const newOne = 'New';
export const view = 'View';
export const viewEvent = (name: string) => `View ${name}`;
export const undoOf = (sentence: string) => `Undo: ${sentence}`;

export const nothingFromOthers = 'Nothing yet. What the others add, move or change appears here.';
export const nothingOfYours =
  'Nothing yet. What you add, move or change appears here, and can be undone.';
export const changesNotLoaded = "We couldn't load the changes.";
export const loading = 'Loading…';
export const keptForDays = (logDays: number) => `Changes are kept for ${logDays} days.`;
export const showOlder = 'Show older';

export const fromOthers = 'From others';
export const yours = 'Yours';
export const whoseChanges = 'Whose changes';

export const justNow = 'just now';
// Written out: the first format that `Intl` makes takes a phone 300 ms.
export const minutesAgo = (minutes: number) => `${countText(minutes, 'minute', 'minutes')} ago`;
export const hoursAgo = (hours: number) => `${countText(hours, 'hour', 'hours')} ago`;
export const yesterday = 'Yesterday';
