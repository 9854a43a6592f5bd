import type { Change } from '@kinday/contracts/change';
import { undoChange } from './commands/undoChange';
import { forgetChange, lastChangeOf, mayBeDone, type Author, type OwnChange } from './ownChanges';
import { perform, type Write } from './perform';
import type { SyncThunk } from './syncState';

let lastUndo: Promise<unknown> = Promise.resolve();

/**
 * Undoes a change of the user's own, as the server does it: the whole change and nothing else.
 * Rejects with an ApiError, as when somebody changed the event since.
 */
export function undoRevision(
  familyId: string,
  revision: number,
): SyncThunk<Promise<Change | null>> {
  return async (dispatch) => {
    const around = { perform: (write: Write) => dispatch(perform(write)) };
    return (await undoChange(around, familyId, revision)).change;
  };
}

/**
 * Undoes a change of this tab once, after the undos asked for earlier: the order counts for two
 * changes of one event. Resolves with the change that made, null when there was nothing to undo.
 * A change that the server refuses to undo is forgotten; one that could not be asked for stays.
 */
export function undoOwnChange(change: OwnChange): SyncThunk<Promise<Change | null>> {
  return async (dispatch) => {
    const rememberAgain = forgetChange(change);
    if (!rememberAgain) return null;
    const undo = lastUndo.then(async () => {
      await change.answered;
      return change.revision === null
        ? null
        : dispatch(undoRevision(change.familyId, change.revision));
    });
    lastUndo = undo.catch(() => undefined);
    try {
      return await undo;
    } catch (error) {
      if (mayBeDone(error)) rememberAgain();
      throw error;
    }
  };
}

/** Undoes the author's last change; null when there is none. */
export function undoLastChange(author: Author): SyncThunk<Promise<Change | null>> {
  return async (dispatch) => {
    const last = lastChangeOf(author);
    return last ? dispatch(undoOwnChange(last)) : null;
  };
}
