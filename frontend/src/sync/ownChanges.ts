import { asApiError } from '../api/apiError';
import type { Written } from '../api/written';
import { listenToChanges } from './changeListeners';
import { EditConflict } from './commands/writeWithMerge';
import { Waits } from './perform';

/** Whose changes Ctrl+Z means: those that this user made in this tab, in the family it shows. */
export interface Author {
  familyId: string;
  userId: string;
}

/** A change this tab made and can undo. */
export interface OwnChange extends Author {
  /** The event that was written. */
  eventId: string;
  /** What it is called, for people. */
  title: string;
  /** Null until it is heard or answered, and for a write that changed nothing. */
  revision: number | null;
  isUnderWay: boolean;
  /** The answer was lost before the change was heard: it may yet be, or not have been made. */
  isUncertain: boolean;
  /** The edit that waits, or waited, to be sent; null for what was sent at once. */
  waitsAs: string | null;
  /** The server was asked before, and its answer lost: it may have made the change then. */
  wasTried: boolean;
  /** Settles with the server's answer. */
  answered: Promise<unknown>;
}

const MOST_KEPT = 50;
/** This tab's changes in their order; one that was undone is no longer among them. */
let ownChanges: readonly OwnChange[] = [];

/** Forgets a change; answers how to remember it again, in its place. Null when it is forgotten already. */
export function forgetChange(change: OwnChange): (() => void) | null {
  const place = ownChanges.indexOf(change);
  if (place < 0) return null;
  ownChanges = ownChanges.toSpliced(place, 1);
  return () => void (ownChanges = ownChanges.toSpliced(place, 0, change));
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

/** What was taken for a change of this tab is an undo: the change that is meant may yet be heard. */
export function isNoOwnChange(familyId: string, revision: number): void {
  for (const own of ownChanges) {
    if (own.familyId !== familyId || own.revision !== revision) continue;
    Object.assign(own, { revision: null, isUncertain: !own.isUnderWay });
  }
}

/** [S7] The server has another change log: the revisions known here are other changes in it. */
export function forgetOwnChanges(): void {
  ownChanges = [];
}

/** Whether what was asked for may have been done although it failed here. */
export function mayBeDone(error: unknown): boolean {
  // The server answered that somebody else changed the same.
  if (error instanceof EditConflict) return false;
  const { status } = asApiError(error);
  return status === 0 || status >= 500;
}

/** An answer can be lost, but everybody hears the change. */
listenToChanges(({ familyId, actorId, revision, edits }) => {
  const ids = edits.map((edit) => (edit.op === 'put' ? edit.record.id : edit.id));
  const own = ownChanges.find(
    (each) =>
      each.revision === null &&
      // What was never sent is not what is heard: the same person changed the event on another device.
      (each.isUnderWay || each.isUncertain || each.wasTried) &&
      each.familyId === familyId &&
      each.userId === actorId &&
      ids.includes(each.eventId),
  );
  if (own) Object.assign(own, { revision, isUncertain: false });
});

/** What was pressed, each until it is known how it is undone: it may have to be read or kept before. */
const beginnings = new Set<Promise<void>>();

/** Something was pressed that changes will be remembered of. @returns says that they are */
export function beginChange(): () => void {
  let end: () => void = () => undefined;
  const beginning = new Promise<void>((resolve) => (end = resolve));
  beginnings.add(beginning);
  return () => {
    beginnings.delete(beginning);
    end();
  };
}

/** Settles once all that was pressed by now is remembered. */
export async function pressedIsRemembered(): Promise<void> {
  await Promise.all(beginnings);
}

/** What is known of a change before it is made. */
type Intended = Pick<OwnChange, 'familyId' | 'userId' | 'eventId' | 'title'>;

function remember(made: Intended, known: Partial<OwnChange> = {}): OwnChange {
  const unknown = {
    ...{ revision: null, isUnderWay: false, isUncertain: false },
    ...{ waitsAs: null, wasTried: false },
  };
  const change = { ...unknown, answered: Promise.resolve(), ...made, ...known };
  ownChanges = [...ownChanges.slice(1 - MOST_KEPT), change];
  return change;
}

/**
 * Remembers a write from the moment it is sent: who undoes before its answer means this change and
 * not the one before. A write that was refused or changed nothing is forgotten; one whose answer was
 * lost counts from the moment its change is heard.
 */
export function rememberWrite(made: Intended, written: Promise<Written>): OwnChange {
  const change = remember(made);
  change.answered = learnOf(change, written);
  return change;
}

async function learnOf(change: OwnChange, written: Promise<Written>): Promise<void> {
  change.isUnderWay = true;
  try {
    const answer = await written.finally(() => (change.isUnderWay = false));
    if (answer.change) learnRevision(change, answer.change.revision);
    else forgetUnlessMade(change);
  } catch (error) {
    if (error instanceof Waits) Object.assign(change, { waitsAs: error.key, wasTried: true });
    else if (!mayBeDone(error)) forgetChange(change);
    else if (change.revision === null) change.isUncertain = true;
  }
}

/**
 * The server answered that a write changed nothing: what was heard meanwhile is somebody's change, and this
 * one's only if an earlier try may have made it.
 */
function forgetUnlessMade(change: OwnChange): void {
  if (change.revision === null || !change.wasTried) forgetChange(change);
}

function learnRevision(change: OwnChange, revision: number): void {
  change.revision = revision;
  // When it was heard, an earlier try was taken for it.
  forgetRevision(change.familyId, revision, change);
}

/** Remembers what was not sent at once and waits under a key. */
export function rememberWaiting(made: Intended, key: string): OwnChange {
  return remember(made, { waitsAs: key });
}

const waitingAs = (key: string) => ownChanges.find(({ waitsAs }) => waitsAs === key);

/** What waited under a key is sent by this tab: if its author gave it here, it is undone by what it makes. */
export function learnOfWaiting(key: string, written: Promise<Written>, wasTried: boolean): void {
  const change = waitingAs(key);
  if (!change) return;
  change.wasTried ||= wasTried;
  change.answered = learnOf(change, written);
}

/** What waited under a key was sent by another tab. @param revision null where it changed nothing */
export function learnRevisionOfWaiting(key: string, revision: number | null): void {
  const change = waitingAs(key);
  if (change && revision !== null) learnRevision(change, revision);
  else if (change) forgetUnlessMade(change);
}

/** Remembers a change that was made otherwise than by one write, as an import is. */
export function rememberRevision(made: Author & { title: string }, revision: number): void {
  remember({ ...made, eventId: '' }, { revision });
}

/** An author's last change; null when there is none. */
export function lastChangeOf({ familyId, userId }: Author): OwnChange | null {
  const last = ownChanges.findLast(
    (own) => own.familyId === familyId && own.userId === userId && !own.isUncertain,
  );
  return last ?? null;
}
