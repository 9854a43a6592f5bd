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
export const yesterday = 'Yesterday';
