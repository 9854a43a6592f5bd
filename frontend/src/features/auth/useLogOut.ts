import { useLogoutMutation } from '../../api/authApi';
import { wayToForgetDevice } from '../../sync/forgetDevice';
import { isEnrolled } from '../../sync/push/enrolment';
import { useToast } from '../../ui/toast/useToast';
import { rememberSignedIn } from './sessionHint';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

/**
 * Ends the session, deletes what this device keeps, and leaves for /login by loading it anew, so that
 * nothing stays in memory either.
 */
export function useLogOut() {
  const [logout, { isLoading }] = useLogoutMutation();
  const toast = useToast();

  async function logOut() {
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
    rememberSignedIn(false);
    if (isEnrolled()) await endDevice();
    await forgetDevice();
    window.location.assign('/login');
  }

  return { logOut, busy: isLoading };
}

/** The server has sent its last notification here; the browser forgets its subscription, too. */
async function endDevice(): Promise<void> {
  const { endSubscription } = await import('../../sync/push/subscription');
  await endSubscription();
}
