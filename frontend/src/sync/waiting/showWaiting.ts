import { editsDropped, editsShown } from '../pendingEditsSlice';
import type { SyncThunk } from '../syncState';
import { isTold } from './queueSteps';
import { signedBy } from './recordsOf';
import type { WaitingEdit } from './waitingEdit';
import { waitingChanged } from './waitingSlice';

/**
 * Shows the edits that wait over what the server sent, each under those behind it, with their signs; those
 * that wait no more go.
 * @param unread how many more wait that this release cannot read
 */
export function showWaiting(waiting: readonly WaitingEdit[], unread = 0): SyncThunk<void> {
  return (dispatch, getState) => {
    const { pendingEdits, waiting: before } = getState();
    const told = waiting.filter(isTold);
    const seen = told.filter(isSeen);
    let under: string | undefined;
    for (const { id, familyId, edits } of seen.toReversed()) {
      const isShown = pendingEdits.some(({ key }) => key === id);
      if (!isShown) dispatch(editsShown({ key: id, familyId, edits, under }));
      under = id;
    }
    for (const { id } of before.edits) {
      const isOver = !seen.some((edit) => edit.id === id);
      // What has arrived stays until the views have it.
      const isOurs = pendingEdits.some(({ key, revision }) => key === id && revision === null);
      if (isOver && isOurs) dispatch(editsDropped(id));
    }
    if (told.length + before.edits.length === 0 && unread === before.unread) return;
    const signs = Object.fromEntries(seen.flatMap(signedBy).map((id) => [id, true as const]));
    dispatch(waitingChanged({ edits: told, unread, signs }));
  };
}

/** What is gone, or of a calendar one is no member of, stands on no calendar. */
function isSeen({ problem }: WaitingEdit): boolean {
  return problem?.kind !== 'gone' && problem?.kind !== 'removed';
}
