import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import type { Change, ChangesAnswer } from '@kinday/contracts/change';
import { asApiError } from '../api/apiError';
import { eventsApi } from '../api/eventsApi';
import { familyApi } from '../api/familyApi';
import { meApi } from '../api/meApi';
import { retryLater } from '../api/retryLater';
import { publishChange } from './changeFeed';
import { Follower } from './Follower';
import { revisionReached } from './overlaySlice';
import type { SyncDispatch, SyncState } from './syncState';
import { unreadHeard } from './unreadSlice';
import {
  applyToViews,
  cachedFamilyIds,
  cachedViews,
  familyView,
  monthView,
  type CachedView,
} from './viewCache';

const followers = new Map<string, Follower>();
/** Calendars nobody follows, with views of a log that is no more. */
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
      // What the server took is in what is loaded now, or went with its log.
      dispatch(revisionReached({ familyId, revision: Number.MAX_SAFE_INTEGER }));
      cachedViews(familyId, getState(), dispatch).forEach(({ reload }) => reload());
    },
    retryLater,
  });
  followers.set(familyId, follower);
  // Of a calendar that was left and joined again there are views already.
  if (outdated.delete(familyId)) follower.reset();
  else cachedViews(familyId, getState(), dispatch).forEach((cached) => adoptView(cached, follower));
  return follower;
}

/** Follows a family no longer: removed from it, or signed out. */
export function forgetFamily(familyId: string): void {
  followers.get(familyId)?.stop();
  followers.delete(familyId);
}

/** Follows nothing any more. */
export function forgetFamilies(): void {
  [...followers.keys()].forEach(forgetFamily);
}

/** [S7] Another log: whatever is loaded of any family loads anew. */
export function resetFamilies(state: SyncState): void {
  followers.forEach((follower) => follower.reset());
  for (const id of cachedFamilyIds(state)) if (!followers.has(id)) outdated.add(id);
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
    // No member any more, and the answer of an own write had come after the word of that.
    if (status === 404) forgetFamily(familyId);
    throw error;
  }
}

function adoptView(cached: CachedView | null, follower: Follower): void {
  if (!cached) return;
  const next = follower.adopt(cached.view);
  if (next === null) cached.reload();
  else if (next !== cached.view) cached.replace(next);
}

const listener = createListenerMiddleware<SyncState, SyncDispatch>();

// Every loaded view passes its follower before anybody paints it.
listener.startListening({
  matcher: isAnyOf(
    familyApi.endpoints.getFamily.matchFulfilled,
    eventsApi.endpoints.getMonth.matchFulfilled,
  ),
  effect: (action, { getState, dispatch }) => {
    const state = getState();
    if (familyApi.endpoints.getFamily.matchFulfilled(action)) {
      const familyId = action.meta.arg.originalArgs;
      adoptView(familyView(familyId, state, dispatch), followFamily(familyId, getState, dispatch));
    } else if (eventsApi.endpoints.getMonth.matchFulfilled(action)) {
      const arg = action.meta.arg.originalArgs;
      adoptView(monthView(arg, state, dispatch), followFamily(arg.familyId, getState, dispatch));
    }
  },
});

/** Loads again the views that are not where their follower is. */
function reloadStaleViews(familyId: string, state: SyncState, dispatch: SyncDispatch): void {
  const follower = followers.get(familyId);
  if (!follower) return;
  for (const { view, reload } of cachedViews(familyId, state, dispatch)) {
    if (follower.have === null || view.revision < follower.have) reload();
  }
}

// A view that could not be loaded again would stay behind, and take no change any more. What was
// not asked at all (`condition`) is under way already.
listener.startListening({
  matcher: familyApi.endpoints.getFamily.matchRejected,
  effect: ({ meta }, { getState, dispatch }) => {
    if (!meta.condition)
      retryLater(() => reloadStaleViews(meta.arg.originalArgs, getState(), dispatch));
  },
});
listener.startListening({
  matcher: eventsApi.endpoints.getMonth.matchRejected,
  effect: ({ meta }, { getState, dispatch }) => {
    if (!meta.condition)
      retryLater(() => reloadStaleViews(meta.arg.originalArgs.familyId, getState(), dispatch));
  },
});

export const followMiddleware = listener.middleware;
