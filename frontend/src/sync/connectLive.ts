import { PROTOCOL, type Account, type Removed } from '@kinday/contracts/socket';
import { calendarsApi } from '../api/calendarsApi';
import { retryLater } from '../api/retryLater';
import { meApi } from '../api/meApi';
import type { SocketHandlers } from '../api/openSocket';
import { followFamily, forgetFamilies, forgetFamily, resetFamilies } from './followFamily';
import {
  becameOutdated,
  connectionChanged,
  familyLost,
  presenceHeard,
  sessionEnded,
  type Connection,
} from './liveSlice';
import type { SyncDispatch, SyncState, SyncThunk } from './syncState';
import { unreadForgotten, unreadHeard } from './unreadSlice';
import { familyView } from './viewCache';

/** A lost connection is not worth a word until it lasts ([S14]). */
const OFFLINE_AFTER_MS = 3_000;

interface Link {
  /** Tells the others which event this tab has open for editing, if any. */
  sayEditing: (familyId: string, editing: string | null) => void;
  /** Asks where the shown family stands; call it when another family is shown. */
  greet: () => void;
  close: () => void;
}

/** Opens the signed-in user's live connection; the returned link closes it. */
export function connectLive(): SyncThunk<Link> {
  return (dispatch, getState) => {
    let epoch: string | null = null;
    let isConnected = false;
    let offlineTimer: ReturnType<typeof setTimeout> | undefined;
    let greetTimer: ReturnType<typeof setTimeout> | undefined;

    const show = (connection: Connection) => {
      clearTimeout(offlineTimer);
      dispatch(connectionChanged(connection));
    };

    const greet = async () => {
      const familyId = getState().live.shownFamilyId;
      const follower = familyId ? followFamily(familyId, getState, dispatch) : null;
      try {
        const socket = await opening;
        const answer = await socket.hello({
          protocol: PROTOCOL,
          families: familyId && follower?.have ? { [familyId]: follower.have } : {},
        });
        if (answer.protocol !== PROTOCOL) dispatch(becameOutdated());
        // Another epoch is another log: a restored backup may have reused our revisions.
        if (epoch !== null && epoch !== answer.epoch) {
          resetFamilies(getState());
          dispatch(meApi.util.invalidateTags(['Account']));
          dispatch(unreadForgotten());
        }
        epoch = answer.epoch;
        const revision = familyId ? answer.families[familyId] : undefined;
        if (revision !== undefined) follower?.hear(revision);
        show('live');
      } catch {
        // The connection went away before the answer, or the server is too busy for one.
        greetLater();
      }
    };
    const greetLater = () => {
      clearTimeout(greetTimer);
      greetTimer = isConnected ? retryLater(() => void greet()) : undefined;
    };

    const handlers: SocketHandlers = {
      connected: () => {
        isConnected = true;
        void greet();
      },
      disconnected: () => {
        isConnected = false;
        clearTimeout(greetTimer);
        show('reconnecting');
        offlineTimer = setTimeout(() => show('offline'), OFFLINE_AFTER_MS);
      },
      change: (change) => {
        if (change.familyId === getState().live.shownFamilyId) {
          followFamily(change.familyId, getState, dispatch).receive(change);
        }
      },
      removed: (removed) => leaveFamily(removed, getState(), dispatch),
      account: (account) => updateAccount(account, dispatch),
      presence: (presence) => dispatch(presenceHeard(presence)),
      unread: (unread) => dispatch(unreadHeard(unread)),
      signedOut: () => {
        close();
        dispatch(sessionEnded());
      },
    };
    // The first screen does not wait for it.
    const opening = import('../api/openSocket').then(({ openSocket }) => openSocket(handlers));
    const close = () =>
      void opening.then(
        (socket) => socket.close(),
        () => undefined,
      );

    return {
      // A connection greets by itself when it opens.
      greet: () => void (isConnected && greet()),
      sayEditing: (familyId, editing) =>
        void opening.then(
          (socket) => socket.sayPresence({ familyId, editing }),
          () => undefined,
        ),
      close: () => {
        clearTimeout(offlineTimer);
        clearTimeout(greetTimer);
        close();
        forgetFamilies();
      },
    };
  };
}

function leaveFamily(removed: Removed, state: SyncState, dispatch: SyncDispatch): void {
  forgetFamily(removed.familyId);
  // The account says so, too, but an answer that was under way may come after it.
  dispatch(
    calendarsApi.util.updateQueryData('getCalendars', undefined, (calendars) =>
      calendars.filter(({ id }) => id !== removed.familyId),
    ),
  );
  if (state.live.shownFamilyId !== removed.familyId) return;
  const name = familyView(removed.familyId, state, dispatch)?.view.records.families?.[0]?.name;
  dispatch(familyLost({ ...removed, name: name ?? '' }));
}

function updateAccount({ user, calendars }: Account, dispatch: SyncDispatch): void {
  void dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
  void dispatch(calendarsApi.util.upsertQueryData('getCalendars', undefined, calendars));
}
