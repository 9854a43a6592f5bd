import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import type { KeptSchema } from './keptSchema';
import { endWithPage } from './pageLeft';

export type KeptDatabase = IDBPDatabase<KeptSchema>;

const NAME = 'kinday';
const VERSION = 1;
/** A browser that does not open or delete it within this time is taken for one that keeps nothing, ms. */
const OPEN_WITHIN_MS = 3_000;

/** There is no database, or it cannot be worked on. */
export class NoDatabase extends Error {}
/** The database does not answer. */
export class NotInTime extends NoDatabase {}

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
    await inTime(OPEN_WITHIN_MS, deleteDB(NAME));
    return true;
  } catch {
    return false;
  }
}

async function open(): Promise<KeptDatabase> {
  // Some browsers have none in private windows, and reading its name fails in others.
  if (typeof indexedDB === 'undefined') throw new NoDatabase();
  return openDB<KeptSchema>(NAME, VERSION, {
    upgrade(database, _from, _to, transaction) {
      endWithPage(transaction);
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
  return inTime(OPEN_WITHIN_MS, opening, () => close(opening));
}

/** What work of the database comes to; rejects with NotInTime when that takes longer. */
export function inTime<T>(
  ms: number,
  work: Promise<T>,
  late: () => void = () => undefined,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NotInTime());
      late();
    }, ms);
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
