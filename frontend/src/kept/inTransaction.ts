import type { IDBPTransaction, StoreNames } from 'idb';
import { noteKeeping } from './keeping';
import type { KeptSchema } from './keptSchema';
import { closeKept, inTime, NoDatabase, NotInTime, openKept, type KeptDatabase } from './openKept';
import { abort, endWithPage, PageLeft, wasLeftBehind, whenPageIsShown } from './pageLeft';

type Mode = 'readonly' | 'readwrite';
/** Every transaction begins with reading whose copy this is, which `meta` says. */
type Stores = readonly ['meta', ...StoreNames<KeptSchema>[]];
export type KeptTransaction<S extends Stores, M extends Mode> = IDBPTransaction<KeptSchema, S, M>;
type Work<S extends Stores, M extends Mode, T> = (
  transaction: KeptTransaction<S, M>,
  owner: string | undefined,
) => Promise<T> | T;

export const ALL_STORES = ['meta', 'answers', 'families', 'records', 'waiting'] as const;
export const OWNER = 'owner';
const TRIAL = 'trial';

/** A transaction that waits longer for its turn is stuck: WebKit may keep the lock of a page that was left, ms. */
const BEGIN_WITHIN_MS = 3_000;
/** The largest family is written within it on the slowest phone, ms. */
const END_WITHIN_MS = 30_000;
/** A database that was stuck is tried again after this time, ms. */
const TRY_AGAIN_AFTER_MS = 10_000;

/** Transactions of this page that have begun: others may wait for their turn until they end. */
let underWay = 0;
/** While the database is stuck all work is refused at once: people wait for it once, not at every step. */
let stuck = false;

/** Whether the database does not answer just now; `subscribeToKeeping` tells when it does again. */
export function isStuck(): boolean {
  return stuck;
}

/**
 * Runs work in one transaction, which is taken back if the work fails. The work runs once more when the
 * browser closed the connection under it, or its page was left and is shown again.
 * @param work gets the id of the person whose copy this is, undefined for nobody's
 * @returns null where the work cannot be done, or not in time: nothing is kept then, and `useKeeps` says so
 *   until something is kept again (`noteKeeping`). What can be read is no sign of that: a full disk can be read.
 */
export async function inTransaction<S extends Stores, M extends Mode, T>(
  stores: S,
  mode: M,
  work: Work<S, M, T>,
): Promise<T | null> {
  try {
    if (stuck) throw new NotInTime();
    return await onOpenDatabase((database) => settled(database.transaction(stores, mode), work));
  } catch (error) {
    if (!isOfDatabase(error)) throw error;
    if (error instanceof NotInTime) noteStuck();
    noteKeeping(false);
    return null;
  }
}

/** One of the writes of a transaction: should it fail, the transaction does, and tells it. */
export function asPart(write: Promise<unknown>): void {
  write.catch(() => undefined);
}

async function onOpenDatabase<T>(work: (database: KeptDatabase) => Promise<T>): Promise<T> {
  await whenPageIsShown();
  try {
    return await work(await openKept());
  } catch (error) {
    if (error instanceof PageLeft) return onOpenDatabase(work);
    if (!isClosed(error)) throw error;
    closeKept();
    return work(await openKept());
  }
}

async function settled<S extends Stores, M extends Mode, T>(
  transaction: KeptTransaction<S, M>,
  work: Work<S, M, T>,
): Promise<T> {
  endWithPage(transaction);
  const finish = async (owner: string | undefined) => {
    const result = await work(transaction, owner);
    await transaction.done;
    return result;
  };
  try {
    const owner = await begun(transaction.objectStore('meta').get(OWNER));
    underWay += 1;
    return await inTime(END_WITHIN_MS, finish(owner)).finally(() => (underWay -= 1));
  } catch (error) {
    abort(transaction);
    throw wasLeftBehind(transaction) ? new PageLeft() : error;
  }
}

/** What the first request of a transaction comes to. */
async function begun<T>(first: Promise<T>): Promise<T> {
  try {
    return await inTime(BEGIN_WITHIN_MS, first);
  } catch (error) {
    if (error instanceof NotInTime && underWay > 0) return begun(first);
    throw error;
  }
}

function noteStuck(): void {
  if (stuck) return;
  stuck = true;
  tryLater();
}

/** Tries, with nobody waiting, whether something can be written again, until it can. */
function tryLater(): void {
  const tryAgain = async () => {
    closeKept();
    try {
      await onOpenDatabase((each) =>
        settled(each.transaction(ALL_STORES, 'readwrite'), writeNothing),
      );
      stuck = false;
      noteKeeping(true);
    } catch {
      tryLater();
    }
  };
  setTimeout(() => void tryAgain(), TRY_AGAIN_AFTER_MS);
}

/** Writes a record and deletes it. */
function writeNothing(transaction: KeptTransaction<typeof ALL_STORES, 'readwrite'>): void {
  const meta = transaction.objectStore('meta');
  asPart(meta.put(TRIAL, TRIAL));
  asPart(meta.delete(TRIAL));
}

function isOfDatabase(error: unknown): boolean {
  return error instanceof DOMException || error instanceof NoDatabase || error instanceof PageLeft;
}

/** How work fails on a connection that the browser closed, as iOS does to pages in the background. */
function isClosed(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  return error.name === 'InvalidStateError' || error.name === 'UnknownError';
}
