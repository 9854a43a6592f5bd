import { UNTRACKED } from '../api/api';
import { recentApi } from '../api/recentApi';
import { useSyncSelector, type SyncThunk } from './syncState';
import { unreadHeard } from './unreadSlice';

/** How many changes of others this user has not looked at. */
export function useUnreadCount(familyId: string): number {
  return useSyncSelector((state) => state.unread[familyId]?.revisions.length ?? 0);
}

/** Everything up to a revision has been looked at, here and on the user's other screens. */
export function markSeen(familyId: string, revision: number): SyncThunk<Promise<void>> {
  return async (dispatch) => {
    const told = recentApi.endpoints.markSeen.initiate({ familyId, revision }, UNTRACKED);
    const { error } = await dispatch(told);
    // Not worth a word when it fails: looking again tells it again.
    if (!error) dispatch(unreadHeard({ [familyId]: { seen: revision, revisions: [] } }));
  };
}
