import type { Change } from '@kinday/contracts/change';
import type { Member } from '@kinday/contracts/member';
import { newId } from '../api/newId';
import { undoChange } from './commands/undoChange';
import {
  forgetChange,
  lastChangeOf,
  mayBeDone,
  pressedIsRemembered,
  type OwnChange,
} from './ownChanges';
import { editsDropped, editsShown } from './pendingEditsSlice';
import { perform, type Write } from './perform';
import type { SyncThunk } from './syncState';
import { carryOut, takeBack } from './waiting/carryOut';

/**
 * How an undo went: the change that it made; `takenBack` when what waited is as if it had never been;
 * `waits` when the server has the change and cannot be reached. Null when there was nothing to undo.
 */
export type Undone = Change | 'takenBack' | 'waits' | null;

let lastUndo: Promise<unknown> = Promise.resolve();
/** Settles with all undos that are under way; null while there is none. */
let underWay: Promise<unknown> | null = null;

/** Settles once what was to be undone is; null where nothing is. What is done after an undo comes after it. */
export const undoUnderWay = (): Promise<unknown> | null => underWay;

/**
 * Undoes a change of the user's own, as the server does it: the whole change and nothing else.
 * Rejects with an ApiError, as when somebody changed the event since.
 */
export function undoRevision(
  familyId: string,
  revision: number,
): SyncThunk<Promise<Change | null>> {
  return async (dispatch) => {
    const around = { perform: (write: Write) => dispatch(perform(write)) };
    return (await undoChange(around, familyId, revision)).change;
  };
}

/** What is done from now on waits for an undo, and for those asked for before it. */
function holdBack(undo: Promise<unknown>): void {
  const over = Promise.allSettled([underWay, undo]).then(() => {
    if (underWay === over) underWay = null;
  });
  underWay = over;
}

const settled = (undo: Promise<unknown>): Promise<unknown> => undo.catch(() => undefined);

/**
 * Does an undo that is asked for now: what it shows has its place among the pending edits from here on, under
 * what is done after it.
 */
function inItsPlace(
  familyId: string,
  undo: (key: string) => Promise<Undone>,
): SyncThunk<Promise<Undone>> {
  return async (dispatch) => {
    const key = newId();
    dispatch(editsShown({ key, familyId, edits: [] }));
    let result: Undone = null;
    try {
      return (result = await undo(key));
    } finally {
      if (result === null || result === 'takenBack') dispatch(editsDropped(key));
    }
  };
}

/**
 * Undoes a change of this tab once, after the undos asked for earlier: the order counts for two
 * changes of one event. A change that the server refuses to undo is forgotten; one that could not be
 * asked for stays.
 */
export function undoOwnChange(change: OwnChange, me: Member): SyncThunk<Promise<Undone>> {
  return (dispatch) =>
    dispatch(inItsPlace(change.familyId, (key) => dispatch(undoneOnce(change, me, key))));
}

function undoneOnce(change: OwnChange, me: Member, key: string): SyncThunk<Promise<Undone>> {
  return async (dispatch) => {
    const rememberAgain = forgetChange(change);
    if (!rememberAgain) return null;
    const undo = lastUndo.then(() => dispatch(undone(change, me, key)));
    lastUndo = settled(undo);
    holdBack(undo);
    try {
      return await undo;
    } catch (error) {
      if (mayBeDone(error)) rememberAgain();
      throw error;
    }
  };
}

function undone(change: OwnChange, me: Member, key: string): SyncThunk<Promise<Undone>> {
  return async (dispatch, getState) => {
    await change.answered;
    if (change.waitsAs !== null && (await takeBack(change.waitsAs))) return 'takenBack';
    // What waited may be on its way by now.
    await change.answered;
    const { familyId, revision, title } = change;
    if (revision === null) return null;
    const by = { familyId, me, remember: <W>(_id: string, written: W) => written };
    const { epoch } = getState().live;
    const command = { kind: 'undo', familyId, revision, title, epoch } as const;
    const outcome = await dispatch(carryOut(command, by, { id: key }));
    return outcome.kind === 'waits' ? 'waits' : outcome.written.change;
  };
}

/**
 * Undoes the last change of a member in a family; null when there is none. It waits for what was pressed
 * before it, and what is pressed after it waits for this: no two of them wait for each other.
 */
export function undoLastChange(familyId: string, me: Member): SyncThunk<Promise<Undone>> {
  return (dispatch) => {
    const remembered = pressedIsRemembered();
    const undo = dispatch(
      inItsPlace(familyId, (key) => remembered.then(() => dispatch(undoneLast(familyId, me, key)))),
    );
    holdBack(undo);
    return undo;
  };
}

function undoneLast(familyId: string, me: Member, key: string): SyncThunk<Promise<Undone>> {
  return async (dispatch) => {
    for (let last; (last = lastChangeOf({ familyId, userId: me.id }));) {
      const result = await dispatch(undoneOnce(last, me, key));
      // Of several edits that waited and were sent as one, one is known by its change.
      if (result !== null || last.waitsAs === null) return result;
    }
    return null;
  };
}
