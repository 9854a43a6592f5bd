import type { Change } from '@kinday/contracts/change';
import { asApiError } from '../api/apiError';
import { eventsApi } from '../api/eventsApi';
import type { Written } from '../api/written';
import { listenToChanges } from './changeListeners';
import { perform, sending, type Write } from './perform';
import type { SyncThunk } from './syncState';

/** Whose changes Ctrl+Z means: those that this user made in this tab, in the family it shows. */
export interface Author {
  familyId: string;
  userId: string;
}

/** A change this tab made and can undo. */
export interface OwnChange extends Author {
  /** The event that was written. */
  eventId: string;
  /** Null until it is heard or answered, and for a write that changed nothing. */
  revision: number | null;
  /** The answer was lost before the change was heard: it may yet be, or not have been made. */
  isUncertain: boolean;
  /** Settles with the server's answer. */
  answered: Promise<unknown>;
}

const MOST_KEPT = 50;
/** This tab's changes in their order; one that was undone is no longer among them. */
let ownChanges: readonly OwnChange[] = [];
let lastUndo: Promise<unknown> = Promise.resolve();

function forget(change: OwnChange): void {
  ownChanges = ownChanges.filter((other) => other !== change);
}

/**
 * What was undone elsewhere, or taken for a change of this tab, is none to undo any more.
 * @param except the change that has this revision
 */
export function forgetRevision(familyId: string, revision: number, except?: OwnChange): void {
  ownChanges = ownChanges.filter(
    (own) => own === except || own.familyId !== familyId || own.revision !== revision,
  );
}

/** Whether what was asked for may have been done although it failed here. */
function mayBeDone(error: unknown): boolean {
  const { status } = asApiError(error);
  return status === 0 || status >= 500;
}

/** An answer can be lost, but everybody hears the change. */
listenToChanges(({ familyId, actorId, revision, edits }) => {
  const ids = edits.map((edit) => (edit.op === 'put' ? edit.record.id : edit.id));
  const own = ownChanges.find(
    (each) =>
      each.revision === null &&
      each.familyId === familyId &&
      each.userId === actorId &&
      ids.includes(each.eventId),
  );
  if (own) Object.assign(own, { revision, isUncertain: false });
});

/** [S7] The server has another change log: the revisions known here are other changes in it. */
export function forgetOwnChanges(): void {
  ownChanges = [];
}

/**
 * Remembers a write from the moment it is sent: who undoes before its answer means this change and
 * not the one before. A write that was refused or changed nothing is forgotten; one whose answer was
 * lost counts from the moment its change is heard.
 */
export function rememberWrite(
  author: Author,
  eventId: string,
  written: Promise<Written>,
): OwnChange {
  const change: OwnChange = {
    ...author,
    eventId,
    revision: null,
    isUncertain: false,
    answered: Promise.resolve(),
  };
  change.answered = written.then(
    (answer) => {
      if (!answer.change) return forget(change);
      const { familyId, revision } = answer.change;
      change.revision = revision;
      // When it was heard, an earlier try was taken for it.
      forgetRevision(familyId, revision, change);
    },
    (error: unknown) => {
      if (!mayBeDone(error)) forget(change);
      else if (change.revision === null) change.isUncertain = true;
    },
  );
  ownChanges = [...ownChanges.slice(1 - MOST_KEPT), change];
  return change;
}

/** Remembers a change that was made otherwise than by one write, as an import is. */
export function rememberRevision(author: Author, revision: number): void {
  const change = { eventId: '', revision, isUncertain: false, answered: Promise.resolve() };
  ownChanges = [...ownChanges.slice(1 - MOST_KEPT), { ...author, ...change }];
}

/**
 * Undoes a change of the user's own, as the server does it: the whole change and nothing else.
 * Rejects with an ApiError, as when somebody changed the event since.
 */
export function undoRevision(
  familyId: string,
  revision: number,
): SyncThunk<Promise<Change | null>> {
  return async (dispatch) => {
    const { change } = await takeBack((write) => dispatch(perform(write)), familyId, revision);
    return change;
  };
}

/** The same, as whoever performs writes does it. */
export async function takeBack(
  performWrite: (write: Write) => Promise<Written>,
  familyId: string,
  revision: number,
): Promise<Written> {
  const send = sending(eventsApi.endpoints.undoChange, { familyId, revision });
  const written = await performWrite({ familyId, shown: [], send });
  forgetRevision(familyId, revision);
  // Nor is the undo a change of its own, should it have been taken for one.
  if (written.change) forgetRevision(familyId, written.change.revision);
  return written;
}

/**
 * Undoes a change of this tab once, after the undos asked for earlier: the order counts for two
 * changes of one event. Resolves with the change that made, null when there was nothing to undo.
 * A change that the server refuses to undo is forgotten; one that could not be asked for stays.
 */
export function undoOwnChange(change: OwnChange): SyncThunk<Promise<Change | null>> {
  return async (dispatch) => {
    const place = ownChanges.indexOf(change);
    if (place < 0) return null;
    forget(change);
    const undo = lastUndo.then(async () => {
      await change.answered;
      return change.revision === null
        ? null
        : dispatch(undoRevision(change.familyId, change.revision));
    });
    lastUndo = undo.catch(() => undefined);
    try {
      return await undo;
    } catch (error) {
      if (mayBeDone(error)) ownChanges = ownChanges.toSpliced(place, 0, change);
      throw error;
    }
  };
}

/** Undoes the author's last change; null when there is none. */
export function undoLastChange({ familyId, userId }: Author): SyncThunk<Promise<Change | null>> {
  return async (dispatch) => {
    const last = ownChanges.findLast(
      (own) => own.familyId === familyId && own.userId === userId && !own.isUncertain,
    );
    return last ? dispatch(undoOwnChange(last)) : null;
  };
}
