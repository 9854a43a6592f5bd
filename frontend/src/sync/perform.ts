import { nanoid } from '@reduxjs/toolkit';
import type { RecordEdit } from '@kinday/contracts/change';
import { UNTRACKED } from '../api/api';
import { isUnreached } from '../api/apiError';
import type { Written } from '../api/written';
import { followFamily } from './followFamily';
import { inverseOf, rememberInverse } from './inverses';
import { editsDropped, editsShown, editsTaken } from './pendingEditsSlice';
import type { SyncThunk } from './syncState';
import { unlessOffline } from './unlessOffline';

/** An edit of a family's records: what is shown of it at once ([S13]), and how it is sent. */
export interface Write {
  familyId: string;
  shown: readonly RecordEdit[];
  send: SyncThunk<Promise<Written>>;
}

/** A call that answers the change it made. */
interface WriteCall<Input> {
  initiate: (
    input: Input,
    options: typeof UNTRACKED,
  ) => SyncThunk<{ unwrap: () => Promise<Written> }>;
}

/** Sends a call of the API as a write. */
export function sending<Input>(call: WriteCall<Input>, input: Input): Write['send'] {
  return (dispatch) => dispatch(call.initiate(input, UNTRACKED)).unwrap();
}

/** A write was taken over until the server can be reached. No error: people are told that it waits. */
export class Waits extends Error {
  /**
   * @param key under which the write is shown meanwhile
   * @param reason how it failed, if it was tried
   */
  constructor(
    readonly key: string,
    readonly reason?: unknown,
  ) {
    super('The server was not reached: the edit waits.');
  }
}

/**
 * Hears what is shown of a write that did not reach the server, before it leaves the screen.
 * @returns whether it takes the write over: then the edits stay on the screen, under their key
 */
export type TakeOver = (shown: Write['shown']) => boolean | Promise<boolean>;

/** Gives the follower the change that a write's answer brought: the one everybody hears ([S12]). */
export function followWritten(familyId: string, { revision, change }: Written): SyncThunk<void> {
  return (dispatch, getState) => {
    const follower = followFamily(familyId, getState, dispatch);
    if (change) follower.receive(change);
    else follower.hear(revision);
  };
}

/**
 * Shows a write at once, sends it, and follows the change it made ([S12], [S13]). A refusal takes the
 * edits off the screen and rejects with the ApiError.
 * @param key what is shown under it already is replaced in its place
 * @param unreached takes the write over when the server is out of reach: then it rejects with `Waits`,
 *   and is not even sent where that is known. Without it every write is tried.
 */
export function perform(
  { familyId, shown, send }: Write,
  key = nanoid(),
  unreached?: TakeOver,
): SyncThunk<Promise<Written>> {
  return async (dispatch) => {
    const inverse = dispatch(inverseOf(familyId, shown, key));
    // What knows of nothing to show leaves what is shown already.
    if (shown.length > 0) dispatch(editsShown({ key, familyId, edits: shown }));
    try {
      const written = await dispatch(unreached ? unlessOffline(send) : send);
      if (written.change) rememberInverse(familyId, written.change.revision, inverse);
      dispatch(editsTaken({ key, revision: written.revision }));
      dispatch(followWritten(familyId, written));
      return written;
    } catch (error) {
      // What comes after an edit that waits, waits behind it.
      const isCut = isUnreached(error) || error instanceof Waits;
      if (isCut && (await unreached?.(shown))) throw new Waits(key, error);
      dispatch(editsDropped(key));
      throw error;
    }
  };
}
