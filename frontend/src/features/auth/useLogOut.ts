import { useLogoutMutation } from '../../api/authApi';
import { useToast } from '../../ui/toast/useToast';
import { rememberSignedIn } from './sessionHint';

/** Ends the session and leaves for /login by loading it anew, so that nothing stays in memory. */
export function useLogOut() {
  const [logout, { isLoading }] = useLogoutMutation();
  const toast = useToast();

  async function logOut() {
    const { error } = await logout();
    if (error && (!('status' in error) || error.status !== 401)) {
      toast({ variant: 'destructive', title: 'Logout failed', description: 'Please try again.' });
      return;
    }
    rememberSignedIn(false);
    window.location.assign('/login');
  }

  return { logOut, busy: isLoading };
}
