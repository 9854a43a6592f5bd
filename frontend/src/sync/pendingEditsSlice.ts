import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { applyEdits, type View } from '@kinday/contracts/applyChange';
import type { RecordEdit } from '@kinday/contracts/change';

/** Edits that are shown before the server has accepted them ([S13]). */
export interface PendingEdits {
  key: string;
  familyId: string;
  edits: RecordEdit[];
  /** The revision that contains them; null until the server has answered. */
  revision: number | null;
}

type ShownEdits = { edits: readonly RecordEdit[] };

const initialState: PendingEdits[] = [];

export const pendingEditsSlice = createSlice({
  name: 'pendingEdits',
  initialState,
  reducers: {
    /** What is shown under the same key already is replaced in its place. */
    editsShown: (
      pending,
      { payload }: PayloadAction<Pick<PendingEdits, 'key' | 'familyId'> & ShownEdits>,
    ) => {
      const shown = { ...payload, edits: [...payload.edits], revision: null };
      const place = pending.findIndex(({ key }) => key === payload.key);
      return place < 0 ? [...pending, shown] : pending.toSpliced(place, 1, shown);
    },
    /** The server accepted the edits: they stay until the views have that revision themselves. */
    editsTaken: (pending, { payload }: PayloadAction<{ key: string; revision: number }>) =>
      pending.map((edits) =>
        edits.key === payload.key ? { ...edits, revision: payload.revision } : edits,
      ),
    editsDropped: (pending, { payload }: PayloadAction<string>) =>
      pending.filter((edits) => edits.key !== payload),
    /** The follower has a family up to a revision: edits contained in it are pending no more. */
    revisionReached: (
      pending,
      { payload }: PayloadAction<{ familyId: string; revision: number }>,
    ) =>
      pending.filter(
        (edits) =>
          edits.familyId !== payload.familyId ||
          edits.revision === null ||
          edits.revision > payload.revision,
      ),
  },
});

export const { editsShown, editsTaken, editsDropped, revisionReached } = pendingEditsSlice.actions;

/** The edits that were shown before those of a key; all of them where it shows none. */
export function pendingBefore(
  pending: readonly PendingEdits[],
  before: string | undefined,
): readonly PendingEdits[] {
  const place = pending.findIndex(({ key }) => key === before);
  return place < 0 ? pending : pending.slice(0, place);
}

/** The view as its user sees it: what the server sent, with the user's pending edits over it. */
export function withPending(view: View, pending: readonly PendingEdits[]): View {
  return pending
    .filter((edits) => edits.familyId === view.familyId)
    .filter((edits) => edits.revision === null || edits.revision > view.revision)
    .reduce((so, { edits }) => applyEdits(so, edits), view);
}
