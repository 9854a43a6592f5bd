import { useState } from 'react';
import { useLogoutMutation } from '../../api/authApi';
import { useGetMeQuery } from '../../api/meApi';
import { within } from '../../api/within';
import { wayToForgetDevice } from '../../sync/forgetDevice';
import { useSyncDispatch, useSyncSelector } from '../../sync/syncState';
import { hasUnsent, LEAVING_PATIENCE_MS } from '../../sync/waiting/unsent';
import { leaveAsked } from '../../sync/waiting/waitingSlice';
import { useToast } from '../../ui/toast/useToast';
import { leaveDevice } from './leaveDevice';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

/**
 * Ends the session, deletes what this device keeps, and leaves for /login by loading it anew, so that
 * nothing stays in memory either.
 */
export function useLogOut() {
  const [logout, { isLoading }] = useLogoutMutation();
  const { data: user } = useGetMeQuery();
  const isOffline = useSyncSelector(({ live }) => live.connection === 'offline');
  const dispatch = useSyncDispatch();
  const toast = useToast();
  const [isLooking, setLooking] = useState(false);

  /** Asks first where changes would be lost: LogOutDialog goes on from there. */
  async function logOut() {
    if (isLooking) return;
    setLooking(true);
    try {
      if (user && (await dispatch(hasUnsent(user.id)))) dispatch(leaveAsked(true));
      else await leave();
    } finally {
      setLooking(false);
    }
  }

  async function leave() {
    const forgetDevice = await within(LEAVING_PATIENCE_MS, wayToForgetDevice(), null).catch(
      () => null,
    );
    const { error } = forgetDevice ? await logout() : { error: null };
    if (!forgetDevice || (error && (!('status' in error) || error.status !== 401))) {
      toast({
        variant: 'destructive',
        title: messages.logoutFailed,
        description: isOffline ? messages.loggedOutOnceOnline : uiMessages.pleaseTryAgain,
      });
      return;
    }
    await leaveDevice(forgetDevice, '/login');
  }

  return { logOut: () => void logOut(), leave, busy: isLoading || isLooking };
}
