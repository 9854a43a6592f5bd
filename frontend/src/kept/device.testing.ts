import 'fake-indexeddb/auto';
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
