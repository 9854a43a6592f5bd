import type { View } from '@kinday/contracts/applyChange';
import type { RecordEdit } from '@kinday/contracts/change';
import { loadedViews } from './loadedViews';
import { pendingBefore } from './pendingBefore';
import { withPending } from './pendingEditsSlice';
import type { SyncThunk } from './syncState';

/** As many as this tab can undo. */
const MOST_KEPT = 50;
const inverses = new Map<string, readonly RecordEdit[]>();

const nameOf = (familyId: string, revision: number) => `${familyId} ${revision}`;

/** The edits that show records of a family again as they were before those of a key. */
export function inverseOf(
  familyId: string,
  edits: readonly RecordEdit[],
  before: string,
): SyncThunk<readonly RecordEdit[]> {
  return (dispatch, getState) => {
    const state = getState();
    const pending = pendingBefore(state, before);
    const views = loadedViews(familyId, state, dispatch).map(({ view }) =>
      withPending(view, pending),
    );
    return edits.map((edit) => turnedRound(edit, views));
  };
}

function turnedRound(edit: RecordEdit, views: readonly View[]): RecordEdit {
  const { collection } = edit;
  const id = edit.op === 'put' ? edit.record.id : edit.id;
  const all = views.flatMap(({ records }): readonly { id: string }[] => records[collection] ?? []);
  const record = all.find((each) => each.id === id);
  return (
    record ? { collection, op: 'put', record } : { collection, op: 'remove', id }
  ) as RecordEdit;
}

/** Remembers what shows the records of a change as they were before it. */
export function rememberInverse(
  familyId: string,
  revision: number,
  edits: readonly RecordEdit[],
): void {
  inverses.set(nameOf(familyId, revision), edits);
  const [oldest] = inverses.keys();
  if (inverses.size > MOST_KEPT && oldest) inverses.delete(oldest);
}

/** What shows the records of a change as they were before it; nothing where this tab did not make it. */
export function inverseOfChange(familyId: string, revision: number): readonly RecordEdit[] {
  return inverses.get(nameOf(familyId, revision)) ?? [];
}
