import { addListener, isRejectedWithValue, removeListener } from '@reduxjs/toolkit';
import { OTHER_USER } from '@kinday/contracts/user';
import { asApiError } from '../api/apiError';
import { otherUserFound } from './liveSlice';
import type { SyncThunk } from './syncState';

const isRejected = isRejectedWithValue();

/**
 * Hears from any call that somebody else is logged in in this browser by now.
 * @returns stops it
 */
export function heedOtherUser(): SyncThunk<() => void> {
  return (dispatch) => {
    const listener = {
      matcher: isRejected,
      effect: ({ payload }: { payload: unknown }) => {
        if (asApiError(payload).code === OTHER_USER) dispatch(otherUserFound());
      },
    };
    dispatch(addListener(listener));
    return () => void dispatch(removeListener(listener));
  };
}
