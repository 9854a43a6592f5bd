import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isOfDevice } from '../api/answerOfDevice';
import { calendarsApi } from '../api/calendarsApi';
import { meApi } from '../api/meApi';
import { oneAfterOther } from '../api/oneAfterOther';
import { hasCopy } from '../kept/copyHint';
import { sessionEnded } from './liveSlice';
import { revisionsTold } from './revisionsTold';
import type { SyncDispatch, SyncState } from './syncState';

/** The first screen comes before what is kept of it, ms. */
const AFTER_MS = 2_000;

/** What a copy takes is told to it in the order in which it happened. */
const inTurn = oneAfterOther();
/** Whom the page shows; null for nobody, and while nobody is known. */
let shownUserId: string | null = null;

/** When there is time for what nobody waits for. */
let later: Promise<unknown> | null = null;

/** Does something to this device's copy; without its code nothing is kept, and nothing else is missing. */
function withCopy(work: (copy: typeof import('./copy/deviceCopy')) => unknown): void {
  later ??= new Promise((resolve) => setTimeout(resolve, AFTER_MS));
  void inTurn(async () => {
    // What there is already may be somebody else's, and goes at once.
    if (!hasCopy()) await later;
    await work(await import('./copy/deviceCopy'));
  }).catch(() => undefined);
}

const listener = createListenerMiddleware<SyncState, SyncDispatch>();

listener.startListening({
  matcher: meApi.endpoints.getMe.matchFulfilled,
  effect: ({ payload: user, meta }) => {
    const isOther = user !== null && shownUserId !== null && user.id !== shownUserId;
    shownUserId = user?.id ?? null;
    if (isOfDevice(meta.baseQueryMeta) || (!user && !hasCopy())) return;
    withCopy(async (copy) => {
      await copy.takeUser(user);
      // Nothing of the one before may stay in memory, nor their calendar in the address.
      if (isOther) window.location.assign(window.location.pathname);
    });
  },
});

// Whoever logs in now comes to a clean slate.
listener.startListening({
  matcher: api.util.resetApiState.match,
  effect: () => void (shownUserId = null),
});

listener.startListening({
  matcher: sessionEnded.match,
  effect: () => {
    if (hasCopy()) withCopy((copy) => copy.takeUser(null));
  },
});

listener.startListening({
  matcher: calendarsApi.endpoints.getCalendars.matchFulfilled,
  effect: ({ payload, meta }, { getState, dispatch }) => {
    if (isOfDevice(meta.baseQueryMeta) || !isRemembered(getState())) return;
    withCopy((copy) => copy.takeCalendars(payload, getState, dispatch));
  },
});

listener.startListening({
  matcher: revisionsTold.match,
  effect: ({ payload }, { getState, dispatch }) => {
    if (!isRemembered(getState())) return;
    withCopy((copy) => copy.takeRevisions(payload, getState, dispatch));
  },
});

function isRemembered(state: SyncState): boolean {
  return meApi.endpoints.getMe.select()(state).data?.isRemembered === true;
}

/** Tells this device's copy what the server says. */
export const keepMiddleware = listener.middleware;
