import { UNTRACKED } from '../api/api';
import { recentApi } from '../api/recentApi';
import { useSyncSelector, type SyncThunk } from './syncState';
import { unreadHeard } from './unreadSlice';

/** How many changes of others this user has not looked at. */
export function useUnreadCount(familyId: string): number {
  return useSyncSelector((state) => state.unread[familyId]?.revisions.length ?? 0);
}

/** Marks a family's changes up to a revision as seen, on all of the user's devices. */
export function markSeen(familyId: string, revision: number): SyncThunk<Promise<void>> {
  return async (dispatch) => {
    const request = recentApi.endpoints.markSeen.initiate({ familyId, revision }, UNTRACKED);
    const { error } = await dispatch(request);
    // A failure is not shown: they stay unread and are marked the next time the user looks.
    if (!error) dispatch(unreadHeard({ [familyId]: { seen: revision, revisions: [] } }));
  };
}
