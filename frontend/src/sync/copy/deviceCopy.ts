import type { Calendar } from '@kinday/contracts/family';
import type { CurrentUser } from '@kinday/contracts/user';
import { keepAnswer } from '../../kept/keptAnswers';
import { forgetAllBut, forgetCopy, keepFor } from '../../kept/owner';
import { forgetOtherLogs } from '../../kept/replica';
import { listenToChanges } from '../changeListeners';
import type { SyncDispatch, SyncState } from '../syncState';
import { CopyKeeper } from './CopyKeeper';
import { forgetInStorage } from './forgetInStorage';

let keeper: CopyKeeper | null = null;

/** The server said who is logged in in this browser. */
export async function takeUser(user: CurrentUser): Promise<void> {
  forgetInStorage(user.id);
  if (!user.isRemembered) return forgetAllBut(user.id);
  await keepFor(user.id);
  await keepAnswer('me', user);
}

/** The session of this page's person has ended; null where it never had one. */
export function takeEnd(userId: string | null): Promise<void> {
  return forgetCopy(userId);
}

/** The server told this page's person what their account is like by now, be they still logged in or not. */
export async function takeAccount(user: CurrentUser): Promise<void> {
  await keepAnswer('me', user);
}

/** The server said which calendars this user has. */
export async function takeCalendars(
  calendars: readonly Calendar[],
  getState: () => SyncState,
  dispatch: SyncDispatch,
): Promise<void> {
  await keepAnswer('calendars', calendars);
  await keeperOf(getState, dispatch).takeCalendars(calendars.map(({ id }) => id));
}

/** The server has another log than before: what is kept of that one answers nothing any more. */
export function takeOtherLog(epoch: string): Promise<void> {
  return forgetOtherLogs(epoch);
}

/** The server told where families of this user stand. */
export function takeRevisions(
  revisions: Readonly<Record<string, number>>,
  getState: () => SyncState,
  dispatch: SyncDispatch,
): void {
  keeperOf(getState, dispatch).hear(revisions);
}

/** One keeps the copy for as long as the page lives. */
function keeperOf(getState: () => SyncState, dispatch: SyncDispatch): CopyKeeper {
  if (!keeper) {
    const made = new CopyKeeper(getState, dispatch);
    listenToChanges((change) => made.take(change));
    keeper = made;
  }
  return keeper;
}
