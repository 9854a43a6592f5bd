import { olga } from '../sampleFamily.testing';
import type { SyncThunk } from '../syncState';
import { closeQueue, queueOf } from './carryOut';

/** Nothing of Olga's waits any more, and her queue is closed. */
export function discardAll(): SyncThunk<Promise<void>> {
  return async (dispatch) => {
    const { queue } = await dispatch(queueOf(olga.id));
    for (const { id } of await queue.read()) await queue.letGo(id);
    await closeQueue();
  };
}
