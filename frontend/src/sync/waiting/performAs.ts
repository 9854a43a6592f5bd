import { OTHER_USER, type CurrentUser } from '@kinday/contracts/user';
import { Refusal } from '../../api/apiError';
import { meApi } from '../../api/meApi';
import type { Written } from '../../api/written';
import * as messages from '../commands/messages';
import { perform, type TakeOver, type Write } from '../perform';
import type { SyncState, SyncThunk } from '../syncState';

/** The person, who is signed in. Throws like the server where somebody else is by now, or nobody. */
export function requireSignedIn(state: SyncState, userId: string): CurrentUser {
  const user = meApi.endpoints.getMe.select()(state).data;
  if (user?.id !== userId) throw new Refusal(403, OTHER_USER, messages.somebodyElseIsLoggedIn);
  return user;
}

/** Performs a write as a person: nothing of theirs is sent in the name of another one. */
export function performAs(
  userId: string,
  write: Write,
  key: string,
  unreached: TakeOver,
): SyncThunk<Promise<Written>> {
  return async (dispatch, getState) => {
    requireSignedIn(getState(), userId);
    return dispatch(perform(write, key, unreached));
  };
}
