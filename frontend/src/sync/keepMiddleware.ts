import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isOfDevice } from '../api/answerOfDevice';
import { calendarsApi } from '../api/calendarsApi';
import { meApi } from '../api/meApi';
import { oneAfterOther } from '../api/oneAfterOther';
import { keepsAnything } from '../kept/copyHint';
import { epochLearned, sessionEnded } from './liveSlice';
import { revisionsTold } from './revisionsTold';
import type { SyncDispatch, SyncState } from './syncState';

/** The first screen comes before what is kept of it, ms. */
const AFTER_MS = 2_000;

/** After so long an answer says no more who is logged in: the tab may have been frozen meanwhile, ms. */
const TRUE_FOR_MS = 30_000;

/** What a copy takes is told to it in the order in which it happened. */
const inTurn = oneAfterOther();
/** Whose page this is; null while nobody is known. */
let shownUserId: string | null = null;

/** When there is time for what nobody waits for. */
let later: Promise<unknown> | null = null;

/** Does something to this device's copy; without its code nothing is kept, and nothing else is missing. */
function withCopy(work: (copy: typeof import('./copy/deviceCopy')) => unknown): Promise<void> {
  later ??= new Promise((resolve) => setTimeout(resolve, AFTER_MS));
  return inTurn(async () => {
    // What there is already may be somebody else's, and goes at once.
    if (!keepsAnything()) await later;
    await work(await import('./copy/deviceCopy'));
  }).catch(() => undefined);
}

/** The session of this page's person has ended. */
function takeEnd(): void {
  const userId = shownUserId;
  if (keepsAnything()) void withCopy((copy) => copy.takeEnd(userId));
}

const listener = createListenerMiddleware<SyncState, SyncDispatch>();

listener.startListening({
  matcher: meApi.endpoints.getMe.matchFulfilled,
  effect: ({ payload: user, meta: { baseQueryMeta } }, { dispatch }) => {
    const pageOf = shownUserId;
    if (user) shownUserId = user.id;
    if (isOfDevice(baseQueryMeta)) return;
    if (!user) return takeEnd();
    // Whose browser this is by now is said by answers to its cookie; connections may be older than that.
    if (!baseQueryMeta) return void withCopy((copy) => copy.takeAccount(user));
    const answeredAt = Date.now();
    const take = (copy: typeof import('./copy/deviceCopy')) =>
      Date.now() - answeredAt < TRUE_FOR_MS
        ? copy.takeUser(user)
        : dispatch(meApi.util.invalidateTags(['Account']));
    void withCopy(take).then(() => {
      // Nothing of the one before may stay in memory, nor their calendar in the address.
      if (pageOf !== null && pageOf !== user.id) window.location.assign(window.location.pathname);
    });
  },
});

// Whoever logs in now comes to a clean slate.
listener.startListening({
  matcher: api.util.resetApiState.match,
  effect: () => void (shownUserId = null),
});

listener.startListening({ matcher: sessionEnded.match, effect: takeEnd });

listener.startListening({
  matcher: calendarsApi.endpoints.getCalendars.matchFulfilled,
  effect: ({ payload, meta }, { getState, dispatch }) => {
    if (isOfDevice(meta.baseQueryMeta) || !isRemembered(getState())) return;
    void withCopy((copy) => copy.takeCalendars(payload, getState, dispatch));
  },
});

listener.startListening({
  matcher: revisionsTold.match,
  effect: ({ payload }, { getState, dispatch }) => {
    if (!isRemembered(getState())) return;
    void withCopy((copy) => copy.takeRevisions(payload, getState, dispatch));
  },
});

listener.startListening({
  actionCreator: epochLearned,
  effect: ({ payload: epoch }, { getOriginalState }) => {
    const before = getOriginalState().live.epoch;
    if (before === null || before === epoch || !keepsAnything()) return;
    void withCopy((copy) => copy.takeOtherLog(epoch));
  },
});

function isRemembered(state: SyncState): boolean {
  return meApi.endpoints.getMe.select()(state).data?.isRemembered === true;
}

/** Tells this device's copy what the server says. */
export const keepMiddleware = listener.middleware;
