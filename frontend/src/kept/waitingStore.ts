import { inOrder, type EditStore } from './editStore';
import { inTransaction, type KeptTransaction } from './inTransaction';
import type { KeptEdit } from './keptSchema';
import { noteKeeping } from './keeping';

const STORES = ['meta', 'waiting'] as const;

type Edits<Edit> = readonly Edit[];
type Change<Edit> = (edits: Edits<Edit>) => Edits<Edit>;

/** Reads an edit as it stands on the device; null for one that this release cannot read, which stays there. */
export type ReadEdit<Edit> = (kept: KeptEdit) => Edit | null;

export interface WaitingStore<Edit extends KeptEdit> extends EditStore<Edit> {
  /** How many edits of the person stand on the device that this release cannot read, as of the last update. */
  unread: () => number;
}

/**
 * The edits of one person that wait: on this device, the same for all tabs, or in this page alone. The
 * device takes what is new while it keeps for that person; of one who is not remembered it has what waits
 * since an earlier log-in, until that is done. What it does not take is known to this page, until it does.
 */
export function waitingStore<Edit extends KeptEdit>(
  userId: string,
  read: ReadEdit<Edit>,
): WaitingStore<Edit> {
  let unread = 0;
  let kept: Edits<Edit> = [];
  /** What differs here from the device, by id and in its order: an edit as it is now, or null for one that waits no more. */
  let missed: ReadonlyMap<string, Edit | null> = new Map();
  let last: Promise<unknown> = Promise.resolve();

  async function update(change: Change<Edit>): Promise<Edits<Edit>> {
    const over: Change<Edit> = (edits) => change(withMissed(edits, missed));
    const now = await inTransaction(STORES, 'readwrite', (transaction, owner) =>
      updateKept(transaction, { userId, read, owner }, over),
    );
    noteKeeping(now !== null && now.left.length === 0);
    if (now) {
      unread = now.unread;
      missed = new Map(now.left.map((edit) => [edit.id, edit]));
      return inOrder([...(kept = now.kept), ...now.left]);
    }
    const after = change(withMissed(kept, missed));
    missed = differences(kept, after);
    return inOrder(after);
  }
  return {
    unread: () => unread,
    update: (change) => {
      const updated = last.then(() => update(change));
      last = updated.catch(() => undefined);
      return updated;
    },
  };
}

function differences<Edit extends KeptEdit>(
  before: Edits<Edit>,
  after: Edits<Edit>,
): ReadonlyMap<string, Edit | null> {
  const gone = before.filter(({ id }) => !after.some((edit) => edit.id === id));
  const changed = after.filter((edit) => !before.includes(edit));
  return new Map([
    ...gone.map(({ id }) => [id, null] as const),
    ...changed.map((edit) => [edit.id, edit] as const),
  ]);
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

interface Whose<Edit> {
  userId: string;
  read: ReadEdit<Edit>;
  /** Whose copy the device has. */
  owner: string | undefined;
}

/** The edits after a change: those that the device keeps, and those that it does not; and how many it has besides. */
async function updateKept<Edit extends KeptEdit>(
  transaction: KeptTransaction<typeof STORES, 'readwrite'>,
  whose: Whose<Edit>,
  change: Change<Edit>,
): Promise<{ kept: Edits<Edit>; left: Edits<Edit>; unread: number }> {
  const store = transaction.objectStore('waiting');
  const own = (await store.getAll()).filter(({ userId }) => userId === whose.userId);
  const before = own.flatMap((edit) => whose.read(edit) ?? []);
  const after = change(before);
  const kept: Edit[] = [];
  const left: Edit[] = [];
  for (const { id, place } of before) {
    if (place !== undefined && !after.some((edit) => edit.id === id)) await store.delete(place);
  }
  for (const edit of after) {
    const isTaken = whose.owner === whose.userId || before.some(({ id }) => id === edit.id);
    if (before.includes(edit)) kept.push(edit);
    else if (isTaken) kept.push({ ...edit, place: await store.put(edit) });
    else left.push(edit);
  }
  return { kept: inOrder(kept), left, unread: own.length - before.length };
}
