import { useEffect } from 'react';
import { OTHER_USER } from '@kinday/contracts/user';
import { asApiError } from '../api/apiError';
import { meApi } from '../api/meApi';
import {
  rememberSignedIn,
  subscribeToSessionHint,
  wasSignedIn,
} from '../features/auth/sessionHint';
import { otherUserFound, sessionResumed } from '../sync/liveSlice';
import { useSyncDispatch, type SyncThunk } from '../sync/syncState';

/**
 * While this page's session has ended: once somebody logs in in another tab, the page goes on if it is the
 * same person, with what waits in it; else it says that somebody else is logged in.
 */
export function useLogInAgain(isSignedOut: boolean): void {
  const dispatch = useSyncDispatch();
  useEffect(() => {
    if (!isSignedOut) return undefined;
    // Else nobody could tell a log-in from the one before.
    rememberSignedIn(false);
    return subscribeToSessionHint(() => {
      if (wasSignedIn()) void dispatch(askWhoIsLoggedIn());
    });
  }, [dispatch, isSignedOut]);
}

function askWhoIsLoggedIn(): SyncThunk<Promise<void>> {
  return async (dispatch) => {
    const anew = { forceRefetch: true, subscribe: false };
    const { data, error } = await dispatch(meApi.endpoints.getMe.initiate(undefined, anew));
    if (error && asApiError(error).code === OTHER_USER) dispatch(otherUserFound());
    else if (data && !error) dispatch(sessionResumed());
  };
}
