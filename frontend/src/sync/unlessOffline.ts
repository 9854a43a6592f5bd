import { addListener, removeListener } from '@reduxjs/toolkit';
import { notReached } from '../api/apiError';
import { connectionChanged } from './liveSlice';
import type { SyncThunk } from './syncState';

/**
 * Calls the server, unless it is known to be out of reach. When that becomes known while the call is
 * under way, nobody waits for its answer any longer. Rejects with an ApiError that `isUnreached`.
 */
export function unlessOffline<T>(call: SyncThunk<Promise<T>>): SyncThunk<Promise<T>> {
  return async (dispatch, getState) => {
    if (getState().live.connection === 'offline') throw notReached();
    let giveUp: (reason: Error) => void;
    const cut = new Promise<never>((_, reject) => (giveUp = reject));
    const listener = {
      actionCreator: connectionChanged,
      effect: ({ payload }: ReturnType<typeof connectionChanged>) => {
        if (payload === 'offline') giveUp(notReached());
      },
    };
    dispatch(addListener(listener));
    try {
      return await Promise.race([dispatch(call), cut]);
    } finally {
      dispatch(removeListener(listener));
    }
  };
}
