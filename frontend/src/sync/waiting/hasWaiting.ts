import type { SyncThunk } from '../syncState';
import { queueOf } from './carryOut';

/** Whether changes of a person wait, also those that a page that was just opened has not shown yet. */
export function hasWaiting(userId: string): SyncThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    try {
      const { queue } = await dispatch(queueOf(userId));
      await queue.read();
    } catch {
      // The code of the queue did not come: what is shown is all that is known.
    }
    return getState().waiting.edits.length > 0;
  };
}
