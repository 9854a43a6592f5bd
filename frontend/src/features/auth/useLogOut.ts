import { useLogoutMutation } from '../../api/authApi';
import { wayToForgetDevice } from '../../sync/forgetDevice';
import { useSyncDispatch, useSyncSelector } from '../../sync/syncState';
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
  const hasWaiting = useSyncSelector(({ waiting }) => waiting.edits.length > 0);
  const dispatch = useSyncDispatch();
  const toast = useToast();

  /** Asks first where changes wait that would be lost: LogOutDialog goes on from there. */
  function logOut() {
    if (hasWaiting) dispatch(leaveAsked(true));
    else void leave();
  }

  async function leave() {
    const forgetDevice = await wayToForgetDevice().catch(() => null);
    const { error } = forgetDevice ? await logout() : { error: null };
    if (!forgetDevice || (error && (!('status' in error) || error.status !== 401))) {
      toast({
        variant: 'destructive',
        title: messages.logoutFailed,
        description: uiMessages.pleaseTryAgain,
      });
      return;
    }
    await leaveDevice(forgetDevice, '/login');
  }

  return { logOut, leave, busy: isLoading };
}
