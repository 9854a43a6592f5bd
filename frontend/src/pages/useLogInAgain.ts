import { useEffect, useEffectEvent } from 'react';
import { OTHER_USER } from '@kinday/contracts/user';
import { asApiError } from '../api/apiError';
import { meApi } from '../api/meApi';
import { listenToOtherLogIns, rememberSignedIn } from '../features/auth/sessionHint';
import { otherUserFound, sessionResumed } from '../sync/liveSlice';
import { useSyncDispatch, type SyncThunk } from '../sync/syncState';

/**
 * While this page's session has ended: once somebody logs in in another tab, the page goes on if it is the
 * same person, with what waits in it; else it says that somebody else is logged in.
 * @param onBack hears that the page goes on
 */
export function useLogInAgain(isSignedOut: boolean, onBack?: () => void): void {
  const dispatch = useSyncDispatch();
  const goOn = useEffectEvent((isBack: boolean) => isBack && onBack?.());
  useEffect(() => {
    if (!isSignedOut) return undefined;
    // Else nobody could tell a log-in from the one before.
    rememberSignedIn(false);
    return listenToOtherLogIns(() => void dispatch(askWhoIsLoggedIn()).then(goOn));
  }, [dispatch, isSignedOut]);
}

/** @returns whether it is the person whose page this is */
function askWhoIsLoggedIn(): SyncThunk<Promise<boolean>> {
  return async (dispatch) => {
    const anew = { forceRefetch: true, subscribe: false };
    const { data, error } = await dispatch(meApi.endpoints.getMe.initiate(undefined, anew));
    if (error && asApiError(error).code === OTHER_USER) dispatch(otherUserFound());
    const isBack = !!data && !error;
    if (isBack) dispatch(sessionResumed());
    return isBack;
  };
}
