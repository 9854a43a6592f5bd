import { noteCopy } from './copyHint';
import { ALL_STORES, asPart, inTransaction, OWNER, type KeptTransaction } from './inTransaction';
import { noteKeeping } from './keeping';
import { deleteKept } from './openKept';

const COPY = ['meta', 'answers', 'families', 'records'] as const;

type Mode = 'readonly' | 'readwrite';
export type CopyTransaction<M extends Mode> = KeptTransaction<typeof COPY, M>;
type WholeDevice = KeptTransaction<typeof ALL_STORES, 'readwrite'>;
type OnDevice<T> = (transaction: WholeDevice, owner: string | undefined) => Promise<T> | T;

/** As whom this tab reads and writes the device's copy; null while it does neither. */
let reader: string | null = null;

/** Whose copy this device has; null when it has none. */
export function ownerOfCopy(): Promise<string | null> {
  return inTransaction(['meta'], 'readonly', (_meta, owner) => owner ?? null);
}

/** From now on this tab reads and writes the copy as this person, as long as it is theirs. */
export function readCopyAs(userId: string): void {
  reader = userId;
}

/** The same as its owner, for a tab that nobody has told yet whose it is. */
export async function readCopyAsOwner(): Promise<void> {
  const owner = await ownerOfCopy();
  // Somebody may have told it meanwhile.
  reader ??= owner;
}

/**
 * The device keeps what a person sees who is to be remembered here. Whatever it had of anybody else is gone
 * when this settles.
 */
export async function keepFor(userId: string): Promise<void> {
  reader = userId;
  await changeDevice(async (transaction, owner) => {
    await forgetEditsOfOthers(transaction, userId);
    if (owner === userId) {
      const isThere = (await transaction.objectStore('families').count()) > 0;
      return noteCopy(isThere ? 'whole' : 'part');
    }
    clearCopy(transaction);
    asPart(transaction.objectStore('meta').put(userId, OWNER));
  });
}

/**
 * The device is this person's from now on, who is to be remembered here, unless it is somebody else's: that
 * is decided as soon as the server says who is logged in.
 */
export async function keepIfNobodys(userId: string): Promise<void> {
  await changeDevice((transaction, owner) => {
    if (owner !== undefined) return;
    noteCopy('part');
    asPart(transaction.objectStore('meta').put(userId, OWNER));
  });
}

/**
 * The device has no copy of a person any more. Edits that wait stay, shown to nobody, until their author is
 * logged in again.
 * @param of null for whoever it is of
 */
export async function forgetCopy(of: string | null): Promise<void> {
  reader = null;
  await forget((transaction, owner) => {
    // Somebody else's by now, which a tab of the one before knows nothing of.
    if (of !== null && owner !== undefined && owner !== of) return false;
    clearCopy(transaction);
    return true;
  });
}

/** The same; edits stay only if they wait for this person, who is logged in without being remembered. */
export async function forgetAllBut(userId: string): Promise<void> {
  reader = null;
  await forget(async (transaction) => {
    await forgetEditsOfOthers(transaction, userId);
    clearCopy(transaction);
    return true;
  });
}

/** The device keeps nothing of anybody: the edits that wait are gone as well. */
export async function forgetAll(): Promise<void> {
  reader = null;
  const isDone = await forget((transaction) => {
    clearCopy(transaction);
    asPart(transaction.objectStore('waiting').clear());
    return true;
  });
  if (!isDone && (await deleteKept())) noteCopy('none');
}

/** Reads the copy, if it is this tab's person's; else answers null. */
export function readCopy<T>(work: (copy: CopyTransaction<'readonly'>) => Promise<T> | T) {
  return inCopy('readonly', work);
}

/** Writes to the copy in one transaction, if it is this tab's person's; else does nothing and answers null. */
export async function writeCopy<T>(work: (copy: CopyTransaction<'readwrite'>) => Promise<T> | T) {
  const result = await inCopy('readwrite', work);
  if (result !== null) noteKeeping(true);
  return result;
}

function inCopy<M extends Mode, T>(
  mode: M,
  work: (copy: CopyTransaction<M>) => Promise<T> | T,
): Promise<T | null> {
  const person = reader;
  if (person === null) return Promise.resolve(null);
  return inTransaction(COPY, mode, (copy, owner) =>
    owner === person && reader === person ? work(copy) : null,
  );
}

/**
 * @param work answers whether there is no copy afterwards
 * @returns the same
 */
async function forget(work: OnDevice<boolean>): Promise<boolean> {
  const isGone = (await changeDevice(work)) ?? false;
  // What could not be deleted is still hinted at, and goes as soon as nobody is logged in, or somebody is.
  if (isGone) noteCopy('none');
  return isGone;
}

// Cleared, not deleted as a database: another tab could keep that from happening.
function changeDevice<T>(work: OnDevice<T>): Promise<T | null> {
  return inTransaction(ALL_STORES, 'readwrite', work);
}

function clearCopy(transaction: WholeDevice): void {
  noteCopy('part');
  for (const name of COPY) asPart(transaction.objectStore(name).clear());
}

async function forgetEditsOfOthers(transaction: WholeDevice, userId: string): Promise<void> {
  for await (const cursor of transaction.objectStore('waiting')) {
    if (cursor.value.userId !== userId) await cursor.delete();
  }
}
