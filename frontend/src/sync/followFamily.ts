import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Change, ChangesAnswer } from '@kinday/contracts/change';
import { isOfDevice } from '../api/answerOfDevice';
import { asApiError } from '../api/apiError';
import { eventsApi } from '../api/eventsApi';
import { familyApi } from '../api/familyApi';
import { meApi } from '../api/meApi';
import { afterRetryPause } from '../api/retryPause';
import { publishChange } from './changeListeners';
import { Follower } from './Follower';
import { editsDropped, editsTaken, revisionReached } from './pendingEditsSlice';
import type { SyncDispatch, SyncState } from './syncState';
import { unreadHeard } from './unreadSlice';
import {
  applyToViews,
  loadedFamilyIds,
  loadedViews,
  familyView,
  monthView,
  type LoadedView,
} from './loadedViews';

const followers = new Map<string, Follower>();
/** Families without a follower whose views are of a change log that was replaced ([S7]). */
const outdated = new Set<string>();

/** The follower of a family, made when first asked for. */
export function followFamily(
  familyId: string,
  getState: () => SyncState,
  dispatch: SyncDispatch,
): Follower {
  const known = followers.get(familyId);
  if (known) return known;
  const follower = new Follower({
    changesSince: (since) => changesSince(familyId, since, dispatch),
    apply: (change) => {
      applyToViews(change, getState(), dispatch);
      dispatch(revisionReached({ familyId, revision: change.revision }));
      countUnread(change, getState(), dispatch);
      publishChange(change);
    },
    reload: () => {
      // Accepted edits are in the views that load now, unless a restored backup undid them.
      dispatch(revisionReached({ familyId, revision: Number.MAX_SAFE_INTEGER }));
      loadedViews(familyId, getState(), dispatch).forEach(({ reload }) => reload());
    },
    afterRetryPause,
  });
  followers.set(familyId, follower);
  // A family that was left and joined again still has its views.
  if (outdated.delete(familyId)) follower.reset();
  else loadedViews(familyId, getState(), dispatch).forEach((loaded) => adoptView(loaded, follower));
  return follower;
}

/** Stops following a family: the user was removed from it, or it is not shown any more. */
export function forgetFamily(familyId: string): void {
  followers.get(familyId)?.stop();
  followers.delete(familyId);
}

/** Stops following every family: the connection was closed. */
export function forgetFamilies(): void {
  [...followers.keys()].forEach(forgetFamily);
}

/** [S7] The server has another change log: every loaded view of every family loads anew. */
export function resetFamilies(state: SyncState): void {
  followers.forEach((follower) => follower.reset());
  for (const id of loadedFamilyIds(state)) if (!followers.has(id)) outdated.add(id);
}

/** A change of another member that tells something is unread until this user looks at it. */
function countUnread(change: Change, state: SyncState, dispatch: SyncDispatch): void {
  const me = meApi.endpoints.getMe.select()(state).data;
  if (!change.news?.length || change.actorId === me?.id) return;
  dispatch(unreadHeard({ [change.familyId]: { seen: 0, revisions: [change.revision] } }));
}

async function changesSince(
  familyId: string,
  since: number,
  dispatch: SyncDispatch,
): Promise<ChangesAnswer | null> {
  const request = familyApi.endpoints.getChanges.initiate(
    { familyId, since },
    { forceRefetch: true, subscribe: false },
  );
  try {
    return await dispatch(request).unwrap();
  } catch (error) {
    const { status } = asApiError(error);
    if (status === 410) return null;
    // The user was removed: an own write's answer came after `removed` and made this follower.
    if (status === 404) forgetFamily(familyId);
    throw error;
  }
}

function adoptView(loaded: LoadedView | null, follower: Follower): void {
  if (!loaded) return;
  const next = follower.adopt(loaded.view);
  if (next === null) loaded.reload();
  else if (next !== loaded.view) loaded.replace(next);
}

const listener = createListenerMiddleware<SyncState, SyncDispatch>();

// The follower brings every loaded view up to date before React renders it.
listener.startListening({
  matcher: familyApi.endpoints.getFamily.matchFulfilled,
  effect: ({ meta }, { getState, dispatch }) => {
    const familyId = meta.arg.originalArgs;
    const loaded = familyView(familyId, getState(), dispatch);
    const follower = followFamily(familyId, getState, dispatch);
    const isKept = isOfDevice(meta.baseQueryMeta);
    adoptView(isKept ? notAtOnce(loaded, getState, dispatch) : loaded, follower);
  },
});
listener.startListening({
  matcher: eventsApi.endpoints.getMonth.matchFulfilled,
  effect: ({ meta }, { getState, dispatch }) => {
    const arg = meta.arg.originalArgs;
    const loaded = monthView(arg, getState(), dispatch);
    const follower = followFamily(arg.familyId, getState, dispatch);
    const isKept = isOfDevice(meta.baseQueryMeta);
    adoptView(isKept ? notAtOnce(loaded, getState, dispatch) : loaded, follower);
  },
});

// What arrived of a family that nothing is loaded of is in whatever loads from now on.
listener.startListening({
  actionCreator: editsTaken,
  effect: ({ payload: { key } }, { getState, dispatch }) => {
    const state = getState();
    const familyId = state.pendingEdits.find((edits) => edits.key === key)?.familyId;
    if (familyId === undefined || loadedViews(familyId, state, dispatch).length > 0) return;
    dispatch(editsDropped(key));
  },
});

/** What this device answered is loaded again after a pause: at once it would answer the same. */
function notAtOnce(
  loaded: LoadedView | null,
  getState: () => SyncState,
  dispatch: SyncDispatch,
): LoadedView | null {
  const again = (familyId: string) => reloadStaleViews(familyId, getState(), dispatch);
  return loaded && { ...loaded, reload: () => afterRetryPause(() => again(loaded.view.familyId)) };
}

/** Loads again the views that are behind their follower. */
function reloadStaleViews(familyId: string, state: SyncState, dispatch: SyncDispatch): void {
  const follower = followers.get(familyId);
  if (!follower) return;
  for (const { view, reload } of loadedViews(familyId, state, dispatch)) {
    if (follower.have === null || view.revision < follower.have) reload();
  }
}

// A view whose reload failed stays behind its follower and takes no change: it is loaded again. A
// rejection by `condition` means that the same read is under way already.
listener.startListening({
  matcher: familyApi.endpoints.getFamily.matchRejected,
  effect: ({ meta }, { getState, dispatch }) => {
    if (!meta.condition)
      afterRetryPause(() => reloadStaleViews(meta.arg.originalArgs, getState(), dispatch));
  },
});
listener.startListening({
  matcher: eventsApi.endpoints.getMonth.matchRejected,
  effect: ({ meta }, { getState, dispatch }) => {
    if (!meta.condition)
      afterRetryPause(() => reloadStaleViews(meta.arg.originalArgs.familyId, getState(), dispatch));
  },
});

export const followMiddleware = listener.middleware;
