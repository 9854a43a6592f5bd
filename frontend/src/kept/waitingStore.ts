import { editsInMemory, inOrder, type EditStore } from './editStore';
import type { KeptEdit } from './keptSchema';
import { withKept, type KeptDatabase } from './openKept';

type Edits<Edit> = readonly Edit[];
type Change<Edit> = (edits: Edits<Edit>) => Edits<Edit>;

/**
 * The edits of one person that wait on this device, the same for all tabs. What the device cannot keep is
 * known to this page alone, until it can.
 */
export function waitingStore<Edit extends KeptEdit>(userId: string): EditStore<Edit> {
  let kept: Edits<Edit> = [];
  let missed: Change<Edit>[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function update(change: Change<Edit>): Promise<Edits<Edit>> {
    missed.push(change);
    const all: Change<Edit> = (edits) => missed.reduce((so, each) => each(so), edits);
    const now = await withKept((database) => updateKept(database, userId, all));
    if (!now) return inOrder(all(kept));
    missed = [];
    return (kept = now);
  }
  return {
    update: (change) => {
      const updated = last.then(() => update(change));
      last = updated.catch(() => undefined);
      return updated;
    },
  };
}

/**
 * The edits of one who is not to be remembered here: they wait in this page alone. What waits on the
 * device since an earlier log-in of theirs stays there until it is done.
 */
export async function passingStore<Edit extends KeptEdit>(
  userId: string,
): Promise<EditStore<Edit>> {
  const left = (await withKept((database) => database.getAll('waiting'))) ?? [];
  const mine = left.filter((edit) => edit.userId === userId) as unknown as Edits<Edit>;
  const memory = editsInMemory(mine);
  return {
    update: async (change) => {
      const now = await memory.update(change);
      const done = mine.filter(({ place }) => !now.some((edit) => edit.place === place));
      if (done.length > 0) await withKept((database) => remove(database, done));
      return now;
    },
  };
}

/** The edits after a change; null when this device keeps nothing of that person. */
async function updateKept<Edit extends KeptEdit>(
  database: KeptDatabase,
  userId: string,
  change: Change<Edit>,
): Promise<Edits<Edit> | null> {
  const transaction = database.transaction(['meta', 'waiting'], 'readwrite');
  const store = transaction.objectStore('waiting');
  const [owner, all] = await Promise.all([
    transaction.objectStore('meta').get('owner'),
    store.getAll(),
  ]);
  if (owner !== userId) return transaction.done.then(() => null);
  // What stands in the store was put there by this function.
  const before = all.filter((edit) => edit.userId === userId) as unknown as Edits<Edit>;
  const after = change(before);
  const placed: Edit[] = [];
  for (const { id, place } of before) {
    if (place !== undefined && !after.some((edit) => edit.id === id)) await store.delete(place);
  }
  for (const edit of after) {
    placed.push(before.includes(edit) ? edit : { ...edit, place: await store.put(edit) });
  }
  await transaction.done;
  return inOrder(placed);
}

async function remove(database: KeptDatabase, edits: readonly KeptEdit[]): Promise<void> {
  const places = edits.flatMap(({ place }) => place ?? []);
  await Promise.all(places.map((place) => database.delete('waiting', place)));
}
