import { PROTOCOL, type HelloAnswer } from '@kinday/contracts/socket';
import { meApi } from '../api/meApi';
import { followFamily, resetFamilies } from './followFamily';
import { becameOutdated, epochLearned } from './liveSlice';
import type { SyncDispatch, SyncState } from './syncState';
import { forgetOwnChanges } from './undoChanges';
import { unreadForgotten } from './unreadSlice';

/** What the server's answer to a hello does to the store. */
export function takeHelloAnswer(
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
    forgetOwnChanges();
  }
  dispatch(epochLearned(epoch));
  const revision = shownFamilyId ? families[shownFamilyId] : undefined;
  if (shownFamilyId && revision !== undefined) {
    followFamily(shownFamilyId, getState, dispatch).hear(revision);
  }
}
