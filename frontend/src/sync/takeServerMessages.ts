import type { Change } from '@kinday/contracts/change';
import { fullFrom, type LeanChange } from '@kinday/contracts/leanChange';
import {
  PROTOCOL,
  type Account,
  type Greeting,
  type HelloAnswer,
  type Removed,
} from '@kinday/contracts/socket';
import { api, isOtherUser } from '../api/api';
import { calendarsApi } from '../api/calendarsApi';
import { meApi } from '../api/meApi';
import type { MessageHandlers } from '../api/openSocket';
import { followFamily, forgetFamily, resetFamilies } from './followFamily';
import {
  becameOutdated,
  epochLearned,
  familyLost,
  otherUserFound,
  presenceHeard,
  sessionEnded,
} from './liveSlice';
import { familyView } from './loadedViews';
import { noteFirstTold } from './missedAtStart';
import { revisionsTold } from './revisionsTold';
import type { SyncDispatch, SyncState } from './syncState';
import { forgetOwnChanges } from './ownChanges';
import { unreadForgotten, unreadHeard } from './unreadSlice';

/** What each message of the server does to the store. */
export function takeServerMessages(
  getState: () => SyncState,
  dispatch: SyncDispatch,
): MessageHandlers {
  return {
    leanChange: (lean) => {
      const { familyId, revision } = lean;
      if (familyId !== getState().live.shownFamilyId) {
        dispatch(revisionsTold({ [familyId]: revision }));
        return;
      }
      const complete = () => completeChange(lean, getState(), dispatch);
      followFamily(familyId, getState, dispatch).receiveLean(revision, complete);
    },
    change: ({ familyId, revision }) => {
      if (familyId === getState().live.shownFamilyId) {
        followFamily(familyId, getState, dispatch).hear(revision);
      } else dispatch(revisionsTold({ [familyId]: revision }));
    },
    removed: (removed) => leaveFamily(removed, getState(), dispatch),
    account: (account) => updateAccount(account, getState(), dispatch),
    presence: (presence) => dispatch(presenceHeard(presence)),
    unread: (unread) => dispatch(unreadHeard(unread)),
    signedOut: () => dispatch(sessionEnded()),
  };
}

/** [S10] The change that a lean one stands for, by the members as they were right before it. */
function completeChange(lean: LeanChange, state: SyncState, dispatch: SyncDispatch): Change | null {
  const view = familyView(lean.familyId, state, dispatch)?.view;
  const isRightBefore = view?.revision === lean.revision - 1;
  return fullFrom(lean, (isRightBefore && view.records.members) || []);
}

function leaveFamily(removed: Removed, state: SyncState, dispatch: SyncDispatch): void {
  forgetFamily(removed.familyId);
  const { data: calendars } = calendarsApi.endpoints.getCalendars.select()(state);
  const listed = calendars?.find(({ id }) => id === removed.familyId);
  // The message `account` says so as well, but an older answer to a read may come after that.
  dispatch(
    calendarsApi.util.updateQueryData('getCalendars', undefined, (calendars) =>
      calendars.filter(({ id }) => id !== removed.familyId),
    ),
  );
  if (state.live.shownFamilyId !== removed.familyId) return;
  const name = familyView(removed.familyId, state, dispatch)?.view.records.families?.[0]?.name;
  dispatch(familyLost({ ...removed, name: name ?? listed?.name ?? '' }));
}

function updateAccount(
  { user, calendars }: Account,
  state: SyncState,
  dispatch: SyncDispatch,
): void {
  // A connection that was made anew is of whoever is logged in by then.
  if (isOtherUser(user, state)) return void dispatch(otherUserFound());
  const { data: known } = meApi.endpoints.getMe.select()(state);
  // A node of an earlier release leaves out what it does not know.
  const kept = known?.id === user.id ? known : {};
  void dispatch(meApi.util.upsertQueryData('getMe', undefined, { ...kept, ...user }));
  void dispatch(calendarsApi.util.upsertQueryData('getCalendars', undefined, calendars));
  // They are the account's as well; whoever shows them asks again.
  dispatch(api.util.invalidateTags(['Reminders']));
}

/** What the server's answer to a hello does to the store. */
export function takeHelloAnswer(
  { protocol, epoch, families, greeting }: HelloAnswer,
  getState: () => SyncState,
  dispatch: SyncDispatch,
): void {
  if (greeting && isOtherUser(greeting.account.user, getState())) {
    return void dispatch(otherUserFound());
  }
  const { epoch: known, shownFamilyId } = getState().live;
  // During an update a node of the release before may answer, which this page understands.
  if (protocol > PROTOCOL) dispatch(becameOutdated());
  // [S7] Another epoch is another log: a restored backup may have used our revisions again.
  if (known !== null && known !== epoch) {
    resetFamilies(getState());
    dispatch(meApi.util.invalidateTags(['Account']));
    dispatch(unreadForgotten());
    forgetOwnChanges();
  }
  dispatch(epochLearned(epoch));
  if (greeting) takeGreeting(greeting, getState(), dispatch);
  dispatch(revisionsTold(families));
  noteFirstTold(families);
  const revision = shownFamilyId ? families[shownFamilyId] : undefined;
  if (shownFamilyId && revision !== undefined) {
    followFamily(shownFamilyId, getState, dispatch).hear(revision);
  }
}

function takeGreeting(
  { account, unread, presence }: Greeting,
  state: SyncState,
  dispatch: SyncDispatch,
): void {
  updateAccount(account, state, dispatch);
  dispatch(unreadHeard(unread));
  presence.forEach((each) => dispatch(presenceHeard(each)));
}
