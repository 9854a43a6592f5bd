import { useNavigate } from 'react-router';
import { useDispatch } from 'react-redux';
import type { AuthAnswer } from '@kinday/contracts/user';
import { api } from '../../api/api';
import { forgetCopyBefore } from '../../sync/forgetDevice';
import { rememberSignedIn } from './sessionHint';

/** What follows a log-in or a sign-up: a clean slate, then the colour if it is missing, then `next`. */
export function useAfterLogIn() {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  return async ({ needsColorSelection }: AuthAnswer, next: string | null) => {
    rememberSignedIn(true);
    await forgetCopyBefore();
    dispatch(api.util.resetApiState());
    const query = next ? `?${new URLSearchParams({ next })}` : '';
    void navigate(needsColorSelection ? `/color-selection${query}` : (next ?? '/dashboard'), {
      replace: true,
    });
  };
}
