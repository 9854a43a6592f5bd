import { PROTOCOL, type Hello, type HelloAnswer } from '@kinday/contracts/socket';
import { api } from '../api/api';
import { meApi } from '../api/meApi';
import { ConnectionStatus } from './ConnectionStatus';
import { followFamily, resetFamilies } from './followFamily';
import { LiveLink } from './LiveLink';
import { becameOutdated, connectionChanged, epochLearned } from './liveSlice';
import { serverMessages } from './serverMessages';
import type { SyncDispatch, SyncState, SyncThunk } from './syncState';
import { unreadForgotten } from './unreadSlice';

/** Opens the signed-in user's live connection; the caller closes it. */
export function connectLive(): SyncThunk<LiveLink> {
  return (dispatch, getState) =>
    new LiveLink({
      status: new ConnectionStatus((connection) => {
        dispatch(connectionChanged(connection));
        // What could not be read while the server was out of reach is read now.
        if (connection === 'live') dispatch(api.util.invalidateTags(['Failed']));
      }),
      messages: serverMessages(getState, dispatch),
      hello: () => helloFrom(getState, dispatch),
      answered: (answer) => takeHelloAnswer(answer, getState, dispatch),
    });
}

function helloFrom(getState: () => SyncState, dispatch: SyncDispatch): Hello {
  const familyId = getState().live.shownFamilyId;
  const have = familyId ? followFamily(familyId, getState, dispatch).have : null;
  return { protocol: PROTOCOL, families: familyId && have ? { [familyId]: have } : {} };
}

function takeHelloAnswer(
  { protocol, epoch, families }: HelloAnswer,
  getState: () => SyncState,
  dispatch: SyncDispatch,
): void {
  const { epoch: known, shownFamilyId } = getState().live;
  if (protocol !== PROTOCOL) dispatch(becameOutdated());
  // [S7] Another epoch is another log: a restored backup may have used our revisions again.
  if (known !== null && known !== epoch) {
    resetFamilies(getState());
    dispatch(meApi.util.invalidateTags(['Account']));
    dispatch(unreadForgotten());
  }
  dispatch(epochLearned(epoch));
  const revision = shownFamilyId ? families[shownFamilyId] : undefined;
  if (shownFamilyId && revision !== undefined) {
    followFamily(shownFamilyId, getState, dispatch).hear(revision);
  }
}
