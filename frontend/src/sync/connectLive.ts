import { PROTOCOL, type Hello } from '@kinday/contracts/socket';
import { api } from '../api/api';
import { noteAway } from '../api/reach';
import { ConnectionStatus } from './ConnectionStatus';
import { followFamily } from './followFamily';
import { LiveLink } from './LiveLink';
import { connectionChanged } from './liveSlice';
import { takeServerMessages, takeHelloAnswer } from './takeServerMessages';
import type { SyncDispatch, SyncState, SyncThunk } from './syncState';

/** Opens the signed-in user's live connection; the caller closes it. */
export function connectLive(): SyncThunk<LiveLink> {
  return (dispatch, getState) => {
    const status = new ConnectionStatus((connection) => {
      noteAway(connection === 'offline');
      dispatch(connectionChanged(connection));
      // What could not be read while the server was out of reach is read now.
      if (connection === 'live') dispatch(api.util.invalidateTags(['Failed']));
    });
    if (!navigator.onLine) status.unconnected();
    return new LiveLink({
      status,
      messages: takeServerMessages(getState, dispatch),
      hello: () => helloFrom(getState, dispatch),
      answered: (answer) => takeHelloAnswer(answer, getState, dispatch),
    });
  };
}

function helloFrom(getState: () => SyncState, dispatch: SyncDispatch): Hello {
  const familyId = getState().live.shownFamilyId;
  const have = familyId ? followFamily(familyId, getState, dispatch).have : null;
  return { protocol: PROTOCOL, families: familyId && have ? { [familyId]: have } : {} };
}
