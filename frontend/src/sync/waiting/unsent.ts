import { addListener, isAnyOf, removeListener } from '@reduxjs/toolkit';
import { within } from '../../api/within';
import { editsDropped, editsTaken } from '../pendingEditsSlice';
import type { SyncState, SyncThunk } from '../syncState';
import { queueOf } from './carryOut';
import { isTold } from './queueSteps';
import { THIS_TAB } from './thisTab';
import { waitingChanged } from './waitingSlice';

/** How long somebody who logs out waits for what is on its way, and for what this page has to read first, ms. */
export const LEAVING_PATIENCE_MS = 5_000;

/** What of this page is on its way to the server for the first time. */
const underWay = ({ pendingEdits, waiting }: SyncState) =>
  pendingEdits.filter(
    ({ key, revision }) => revision === null && !waiting.edits.some(({ id }) => id === key),
  );

/** How many changes the server does not have, as this page knows: what waits, and what is on its way. */
export const unsentIn = (state: SyncState) =>
  state.waiting.edits.length + state.waiting.unread + underWay(state).length;

/** Settles once nothing is on its way for the first time: it has arrived, was refused, or waits. */
function nothingUnderWay(): SyncThunk<Promise<void>> {
  return (dispatch, getState) =>
    new Promise((resolve) => {
      if (underWay(getState()).length === 0) return resolve();
      const listener = {
        matcher: isAnyOf(editsTaken, editsDropped, waitingChanged),
        effect: () => {
          if (underWay(getState()).length > 0) return;
          dispatch(removeListener(listener));
          resolve();
        },
      };
      dispatch(addListener(listener));
    });
}

/**
 * Whether a log-out would lose changes of a person, also those that a page that was just opened has not
 * shown yet. What is on its way is given some seconds to arrive.
 */
export function hasUnsent(userId: string): SyncThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const read = async () => {
      const { queue } = await dispatch(queueOf(userId));
      await dispatch(nothingUnderWay());
      // What this page has sent, and has not taken out of the store yet, is counted by its pending edits.
      return (await queue.read()).some((edit) => isTold(edit) || edit.sentBy !== THIS_TAB);
    };
    // Where the code of the queue does not come, what is shown is all that is known.
    const isStored = await within(LEAVING_PATIENCE_MS, read(), false).catch(() => false);
    return isStored || unsentIn(getState()) > 0;
  };
}
