import { editsInMemory, inOrder, type EditStore } from './editStore';
import type { KeptEdit } from './keptSchema';
import { noteKeeping } from './keeping';
import { withKept, type KeptDatabase } from './openKept';

type Edits<Edit> = readonly Edit[];
type Change<Edit> = (edits: Edits<Edit>) => Edits<Edit>;

/** Reads an edit as it stands on the device; null for one that this release cannot read, which stays there. */
export type ReadEdit<Edit> = (kept: KeptEdit) => Edit | null;

/**
 * The edits of one person that wait on this device, the same for all tabs. What the device cannot keep is
 * known to this page alone, until it can.
 */
export function waitingStore<Edit extends KeptEdit>(
  userId: string,
  read: ReadEdit<Edit>,
): EditStore<Edit> {
  let kept: Edits<Edit> = [];
  /** What the device could not keep, by id: an edit as it is now, or null for one that waits no more. */
  const missed = new Map<string, Edit | null>();
  let last: Promise<unknown> = Promise.resolve();

  function note(before: Edits<Edit>, after: Edits<Edit>): void {
    for (const edit of after) if (!before.includes(edit)) missed.set(edit.id, edit);
    for (const { id } of before) {
      if (after.some((edit) => edit.id === id)) continue;
      if (kept.some((edit) => edit.id === id)) missed.set(id, null);
      else missed.delete(id);
    }
  }

  async function update(change: Change<Edit>): Promise<Edits<Edit>> {
    const over: Change<Edit> = (edits) => change(withMissed(edits, missed));
    const now = await withKept((database) => updateKept(database, { userId, read }, over));
    // Of whoever the device keeps nothing, it does not keep what waits.
    noteKeeping(now !== null);
    if (now) {
      missed.clear();
      return (kept = now);
    }
    const before = withMissed(kept, missed);
    const after = change(before);
    note(before, after);
    return inOrder(after);
  }
  return {
    update: (change) => {
      const updated = last.then(() => update(change));
      last = updated.catch(() => undefined);
      return updated;
    },
  };
}

/** Edits with those that the device could not keep, each in its place. */
function withMissed<Edit extends KeptEdit>(
  edits: Edits<Edit>,
  missed: ReadonlyMap<string, Edit | null>,
): Edits<Edit> {
  if (missed.size === 0) return edits;
  const known = edits.filter(({ id }) => !missed.has(id));
  return inOrder([...known, ...[...missed.values()].filter((edit) => edit !== null)]);
}

/**
 * The edits of one who is not to be remembered here: they wait in this page alone. What waits on the
 * device since an earlier log-in of theirs stays there until it is done.
 */
export async function passingStore<Edit extends KeptEdit>(
  userId: string,
  read: ReadEdit<Edit>,
): Promise<EditStore<Edit>> {
  const left = (await withKept((database) => database.getAll('waiting'))) ?? [];
  const mine = readAll(left, { userId, read });
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

interface Whose<Edit> {
  userId: string;
  read: ReadEdit<Edit>;
}

function readAll<Edit>(all: readonly KeptEdit[], { userId, read }: Whose<Edit>): Edits<Edit> {
  return all.filter((edit) => edit.userId === userId).flatMap((edit) => read(edit) ?? []);
}

/** The edits after a change; null when this device keeps nothing of that person. */
async function updateKept<Edit extends KeptEdit>(
  database: KeptDatabase,
  whose: Whose<Edit>,
  change: Change<Edit>,
): Promise<Edits<Edit> | null> {
  const transaction = database.transaction(['meta', 'waiting'], 'readwrite');
  // A write that fails tells it first.
  transaction.done.catch(() => undefined);
  const store = transaction.objectStore('waiting');
  const [owner, all] = await Promise.all([
    transaction.objectStore('meta').get('owner'),
    store.getAll(),
  ]);
  if (owner !== whose.userId) return transaction.done.then(() => null);
  const before = readAll(all, whose);
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
