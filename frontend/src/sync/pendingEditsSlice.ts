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

const initialState: PendingEdits[] = [];

export const pendingEditsSlice = createSlice({
  name: 'pendingEdits',
  initialState,
  reducers: {
    editsShown: (
      pending,
      { payload }: PayloadAction<Pick<PendingEdits, 'key' | 'familyId' | 'edits'>>,
    ) => [...pending, { ...payload, revision: null }],
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

/** The view as its user sees it: what the server sent, with the user's pending edits over it. */
export function withPending(view: View, pending: readonly PendingEdits[]): View {
  return pending
    .filter((edits) => edits.familyId === view.familyId)
    .filter((edits) => edits.revision === null || edits.revision > view.revision)
    .reduce((so, { edits }) => applyEdits(so, edits), view);
}
