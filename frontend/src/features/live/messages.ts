import { countText, listText } from '@kinday/contracts/numberText';

export const connecting = 'Connecting…';
export const reconnecting = 'Reconnecting…';
export const offline = 'Offline';
export const offlineAndKept = "You're offline. Changes are kept and sent when you're back.";
export const offlineInThisPage =
  "You're offline. Changes are sent when you're back. Keep this page open until then.";
export const nothingKept =
  'This device cannot keep your calendar now. Without a network it would not open here.';
export const gotIt = 'Got it';
/** How many changes wait to be sent, and how many for a word of their author. */
export const changesWait = (waiting: number, asking: number) =>
  [
    waiting > 0 && `${countText(waiting, 'change waits', 'changes wait')} to be sent`,
    asking > 0 && `${countText(asking, 'change needs', 'changes need')} you`,
  ]
    .filter(Boolean)
    .join(', ');

/** One whose name never came. */
export const thisCalendar = { first: 'This calendar', inSentence: 'this calendar' };
export const wasDeleted = (calendar: string) => `${calendar} was deleted by its owner.`;
export const noLongerIn = (calendar: string) => `You're no longer in ${calendar}`;
export const youLeft = 'You left. Events you added stay, marked as from a former member.';
export const youWereRemoved =
  'The owner removed you. Events you added stay, marked as from a former member.';
export const chooseAnotherCalendar = 'Choose another calendar';
export const createOrJoin = 'Create or join';

export const newVersion = 'A new version is ready';
export const reload = 'Reload';
export const reloading = 'Reloading...';
export const reloadNow = 'Reload now?';
export const typedIsLost = 'What you typed on this page is not saved yet, and goes with it.';

/** @param keeps whether they outlive the page */
export const sentAfterLogIn = (count: number, keeps: boolean) =>
  [
    `${countText(count, 'change waits', 'changes wait')} to be sent. ${count === 1 ? "It's" : "They're"} sent once you log in, here or in another tab.`,
    !keeps && 'Keep this page open until then.',
  ]
    .filter(Boolean)
    .join(' ');
export const pleaseLogInAgain = (hasDraft: boolean) =>
  hasDraft ? 'Please log in again. Your draft is kept.' : 'Please log in again.';

export const somebodyElseIsLoggedIn = 'Somebody else is logged in now';
export const nothingIsSentAsThem =
  'Another person logged in in this browser. Nothing you did here is sent in their name.';
export const loadPageAgain = 'Load the page again';

export const accountIsOn = (calendar: string) => `Your account is now on ${calendar}.`;
export const goThere = 'Go there';
export const switchBack = 'Switch back';

export const allDay = 'all day';
/** "Ana" "moved Dentist to Fri, Nov 13". */
export const personDid = (name: string, deed: string) => `${name} ${deed}`;
/** "added Dentist", "Thursday, November 12", "9 AM". */
export const didWhen = (deed: string, day: string, time: string) => `${deed}, ${day}, ${time}`;
export const madeChanges = (names: readonly string[], count: number) =>
  `${listText(names)} made ${count} changes`;
export const spoken = (news: string) => `${news}.`;
export const backOnline = (changes: number) =>
  `Back online. ${countText(changes, 'change', 'changes')} while you were away.`;
export const view = 'View';
