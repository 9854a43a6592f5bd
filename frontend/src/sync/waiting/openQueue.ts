import { addListener, removeListener } from '@reduxjs/toolkit';
import type { Member } from '@kinday/contracts/member';
import { asApiError, notReached } from '../../api/apiError';
import { calendarsApi } from '../../api/calendarsApi';
import { familyApi } from '../../api/familyApi';
import { meApi } from '../../api/meApi';
import { afterRetryPause } from '../../api/retryPause';
import type { Written } from '../../api/written';
import { canKeep, subscribeToKeeping } from '../../kept/keeping';
import { keepIfNobodys } from '../../kept/owner';
import { waitingStore } from '../../kept/waitingStore';
import { runCommand } from '../commands/runCommand';
import { inverseOf } from '../inverses';
import { connectionChanged } from '../liveSlice';
import { learnOfWaiting, learnRevisionOfWaiting } from '../ownChanges';
import type { Write } from '../perform';
import { editsTaken } from '../pendingEditsSlice';
import type { SyncState, SyncThunk } from '../syncState';
import { askBeforeLeaving } from './askBeforeLeaving';
import { isBusy, judge, pauseAskedBy } from './judge';
import { performAs, requireSignedIn } from './performAs';
import { readEdit } from './readEdit';
import { Sender } from './Sender';
import { showWaiting } from './showWaiting';
import { alone, livingTabs, showLife, THIS_TAB } from './thisTab';
import type { WaitingEdit } from './waitingEdit';
import { WaitingQueue, type QueueNews } from './WaitingQueue';

export interface OpenQueue {
  queue: WaitingQueue;
  /** There may be something to send. */
  send: () => void;
  close: () => void;
}

/** Opens the queue of the signed-in person in this tab: shows what waits, and sends it. */
export function openQueue(userId: string): SyncThunk<Promise<OpenQueue>> {
  return async (dispatch, getState) => {
    const isRemembered = meApi.endpoints.getMe.select()(getState()).data?.isRemembered === true;
    // The device may not be known to be this person's yet, as its copy comes after the first screen.
    if (isRemembered && !getState().live.signedOut) await keepIfNobodys(userId);
    const channel = channelOf(userId);
    let isClosed = false;
    const store = storeOf(userId);
    const queue = new WaitingQueue({
      store,
      tab: THIS_TAB,
      show: (waiting) => {
        dispatch(showWaiting(waiting, store.unread()));
        askBeforeLeaving(waiting.length > 0 && !canKeep());
      },
      before: ({ id, familyId, edits }) => dispatch(inverseOf(familyId, edits, id)),
      tell: (news) => {
        // What was under way as the queue was closed ends all the same.
        if (!isClosed) channel?.postMessage(news);
      },
      livingTabs,
    });
    const sender = new Sender({
      queue,
      isLive: () => {
        const { connection, signedOut, otherUser } = getState().live;
        return connection === 'live' && !signedOut && !otherUser;
      },
      run: (edit) => dispatch(runWaiting(edit)),
      judge: (error, edit) => judge(error, edit, isMember(getState(), edit.familyId)),
      pauseAskedBy,
      alone,
      afterRetryPause,
    });
    const send = () => sender.wake();
    const onLive = {
      actionCreator: connectionChanged,
      effect: ({ payload }: ReturnType<typeof connectionChanged>) => {
        if (payload === 'live') send();
      },
    };
    if (channel) {
      channel.onmessage = ({ data }: MessageEvent<QueueNews>) => {
        if (data.kind === 'changed') return void queue.read().then(send);
        if (data.kind === 'tried') return void queue.read().then(() => sender.wakeLater());
        const { id: key, revision, hasChanged } = data;
        learnRevisionOfWaiting(key, hasChanged ? revision : null);
        dispatch(editsTaken({ key, revision }));
      };
    }
    // A tab may have ended while it was sending.
    const lookAgain = () => {
      if (!document.hidden) void queue.adopt().finally(send);
    };
    // Entries that the device could not store, and that only this page has, are stored now.
    const stopHearing = subscribeToKeeping(() => {
      if (canKeep()) void queue.read();
    });
    await showLife();
    await queue.adopt();
    dispatch(addListener(onLive));
    document.addEventListener('visibilitychange', lookAgain);
    send();
    return {
      queue,
      send,
      close: () => {
        isClosed = true;
        sender.close();
        channel?.close();
        stopHearing();
        document.removeEventListener('visibilitychange', lookAgain);
        dispatch(removeListener(onLive));
      },
    };
  };
}

/** The way to the other tabs of a person; null where the browser has none, or refuses it with its storage. */
function channelOf(userId: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`kinday-waiting-${userId}`);
  } catch {
    return null;
  }
}

/** What stands in this page alone is not lost with a queue that is closed: it is the same for the next one. */
const once = <T>(open: (userId: string) => T) => {
  const stores = new Map<string, T>();
  return (userId: string): T => {
    const store = stores.get(userId) ?? open(userId);
    stores.set(userId, store);
    return store;
  };
};
const storeOf = once((userId) => waitingStore(userId, readEdit));

/** Does what an edit says, as its author; what does not reach the server stays on the screen. */
function runWaiting({
  id,
  userId,
  familyId,
  command,
  wasTried,
}: WaitingEdit): SyncThunk<Promise<Written>> {
  return async (dispatch, getState) => {
    const me = memberOf(getState(), familyId, userId);
    return runCommand(command, {
      familyId,
      me,
      dispatch,
      perform: (write) => {
        const patient = { ...write, send: unlessBusy(write.send) };
        return dispatch(performAs(userId, patient, id, () => true));
      },
      remember: (_recordId, written) => {
        learnOfWaiting(id, written, wasTried);
        return written;
      },
      key: id,
    });
  };
}

/** A server that has no time now is as one that was not reached: what is shown of the edit stays. */
function unlessBusy(send: Write['send']): Write['send'] {
  return async (dispatch) => {
    try {
      return await dispatch(send);
    } catch (error) {
      throw isBusy(error) ? notReached(asApiError(error).retryAfterMs) : error;
    }
  };
}

/** Whether this user is in a calendar, as far as is known. */
function isMember(state: SyncState, familyId: string): boolean {
  const calendars = calendarsApi.endpoints.getCalendars.select()(state).data;
  return calendars?.some(({ id }) => id === familyId) ?? true;
}

/** The author among the members; a family that is not loaded knows them by their account. */
function memberOf(state: SyncState, familyId: string, userId: string): Member {
  const user = requireSignedIn(state, userId);
  const members = familyApi.endpoints.getFamily.select(familyId)(state).data?.records.members;
  const member = members?.find(({ id }) => id === userId);
  return member ?? { ...user, role: 'member', joinedAt: '' };
}
