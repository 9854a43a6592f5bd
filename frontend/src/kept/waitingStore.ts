import { editsInMemory, inOrder, type EditStore } from './editStore';
import type { KeptEdit } from './keptSchema';
import { withKept, type KeptDatabase } from './openKept';

type Change<Edit> = (edits: readonly Edit[]) => readonly Edit[];

/**
 * The edits of one person that wait on this device, the same for all tabs. Where the device keeps
 * nothing any more, they wait in this page from then on.
 */
export function waitingStore<Edit extends KeptEdit>(userId: string): EditStore<Edit> {
  let memory: EditStore<Edit> | null = null;
  let last: readonly Edit[] = [];
  return {
    update: async (change) => {
      if (!memory) {
        const kept = await withKept((database) => updateKept(database, userId, change));
        if (kept) return (last = kept);
        memory = editsInMemory(last);
      }
      return memory.update(change);
    },
  };
}

/** The edits after a change; null when this device keeps nothing of that person. */
async function updateKept<Edit extends KeptEdit>(
  database: KeptDatabase,
  userId: string,
  change: Change<Edit>,
): Promise<readonly Edit[] | null> {
  const transaction = database.transaction(['meta', 'waiting'], 'readwrite');
  const store = transaction.objectStore('waiting');
  const [owner, all] = await Promise.all([
    transaction.objectStore('meta').get('owner'),
    store.getAll(),
  ]);
  if (owner !== userId) return transaction.done.then(() => null);
  // What stands in the store was put there by this function.
  const before = all.filter((edit) => edit.userId === userId) as unknown as readonly Edit[];
  const after = change(before);
  for (const { id, place } of before) {
    if (place !== undefined && !after.some((edit) => edit.id === id)) await store.delete(place);
  }
  const placed: Edit[] = [];
  for (const edit of after) {
    const place = before.includes(edit) ? edit.place : await store.put(edit);
    placed.push({ ...edit, place });
  }
  await transaction.done;
  return inOrder(placed);
}
