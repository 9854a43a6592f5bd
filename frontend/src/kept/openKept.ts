import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import type { KeptSchema } from './keptSchema';
import { noteKeeping } from './keeping';

export type KeptDatabase = IDBPDatabase<KeptSchema>;

const NAME = 'kinday';
const VERSION = 1;
/** A browser that does not open or delete it within this time is taken for one that keeps nothing, ms. */
const OPEN_WITHIN_MS = 3_000;

/** There is no database, or it does not open. */
class NoDatabase extends Error {}

let opened: Promise<KeptDatabase> | null = null;

/**
 * The one database of this browser, opened when first asked for. Rejects where there is none, as where
 * storage is blocked.
 */
export function openKept(): Promise<KeptDatabase> {
  opened ??= openInTime().catch((error: unknown) => {
    closeKept();
    throw error;
  });
  return opened;
}

/** Lets go of the connection; who comes next opens another one. */
export function closeKept(): void {
  if (opened) close(opened);
  opened = null;
}

/**
 * Deletes the database, where it cannot be worked on: that of a newer release, say, which an operator took
 * back. Answers whether it is gone; tabs of ours do not keep that from happening.
 */
export async function deleteKept(): Promise<boolean> {
  closeKept();
  try {
    await inTime(deleteDB(NAME));
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs work on the database, and once more on a new connection when the first one was closed under it.
 * Answers null where the work cannot be done: nothing is kept then, and `useKeeps` says so until something
 * is kept again (`noteKeeping`). What can be read is no sign of that: a full disk can be read.
 */
export async function withKept<T>(work: (database: KeptDatabase) => Promise<T>): Promise<T | null> {
  try {
    return await onOpenDatabase(work);
  } catch (error) {
    if (!isOfDatabase(error)) throw error;
    noteKeeping(false);
    return null;
  }
}

async function onOpenDatabase<T>(work: (database: KeptDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(await openKept());
  } catch (error) {
    if (!isClosed(error)) throw error;
    closeKept();
    return work(await openKept());
  }
}

async function open(): Promise<KeptDatabase> {
  // Some browsers have none in private windows, and reading its name fails in others.
  if (typeof indexedDB === 'undefined') throw new NoDatabase();
  return openDB<KeptSchema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('meta');
      database.createObjectStore('answers');
      database.createObjectStore('families', { keyPath: 'id' });
      database.createObjectStore('records', { keyPath: ['familyId', 'collection', 'id'] });
      const waiting = database.createObjectStore('waiting', {
        keyPath: 'place',
        autoIncrement: true,
      });
      waiting.createIndex('byId', 'id', { unique: true });
    },
    // Another tab is of a newer release, which must not wait for this one.
    blocking: closeKept,
    terminated: closeKept,
  });
}

function openInTime(): Promise<KeptDatabase> {
  const opening = open();
  return inTime(opening, () => close(opening));
}

function inTime<T>(work: Promise<T>, late: () => void = () => undefined): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NoDatabase());
      late();
    }, OPEN_WITHIN_MS);
  });
  return Promise.race([work, isLate]).finally(() => clearTimeout(timer));
}

/** Closes a connection as soon as it is open. */
function close(opening: Promise<KeptDatabase>): void {
  opening.then(
    (database) => database.close(),
    () => undefined,
  );
}

function isOfDatabase(error: unknown): boolean {
  return error instanceof DOMException || error instanceof NoDatabase;
}

/** How work fails on a connection that the browser closed, as iOS does to pages in the background. */
function isClosed(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  return error.name === 'InvalidStateError' || error.name === 'UnknownError';
}
