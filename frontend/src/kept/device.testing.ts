import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { KeptEdit } from './keptSchema';
import { openKept } from './openKept';

export const ANA = 'a0000000-0000-4000-8000-000000000000';
export const BEN = 'b0000000-0000-4000-8000-000000000000';

/** Everything that stands in the device's database, by store. */
export async function everythingKept(): Promise<Record<string, unknown[]>> {
  const database = await openKept();
  const names = [...database.objectStoreNames];
  const all = await Promise.all(names.map((name) => database.getAll(name)));
  return Object.fromEntries(names.map((name, at) => [name, all[at] ?? []]));
}

/** An edit of somebody waits. */
export async function letWait(userId: string, id: string): Promise<void> {
  const edit: KeptEdit = { userId, id };
  await (await openKept()).add('waiting', edit);
}

/** Another page reads and writes, and holds everything up until it is stopped. */
export async function holdUp(): Promise<() => Promise<void>> {
  const database = await openDB('kinday');
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names, 'readwrite');
  let isStopped = false;
  const goOn = async () => {
    while (!isStopped) await transaction.objectStore('meta').get('owner');
    await transaction.done;
    database.close();
  };
  await transaction.objectStore('meta').get('owner');
  const gone = goOn();
  return () => {
    isStopped = true;
    return gone;
  };
}
