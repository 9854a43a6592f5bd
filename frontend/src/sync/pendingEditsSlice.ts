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

interface NewEdits extends Pick<PendingEdits, 'key' | 'familyId'> {
  edits: readonly RecordEdit[];
  under?: string | undefined;
}

const initialState: PendingEdits[] = [];

export const pendingEditsSlice = createSlice({
  name: 'pendingEdits',
  initialState,
  reducers: {
    /**
     * What is shown under the same key already is replaced in its place; other edits are shown over all
     * others, or under those of the key `under`.
     */
    editsShown: (pending, { payload: { under, ...payload } }: PayloadAction<NewEdits>) => {
      const shown = { ...payload, edits: [...payload.edits], revision: null };
      const place = pending.findIndex(({ key }) => key === payload.key);
      if (place >= 0) return pending.toSpliced(place, 1, shown);
      const above = pending.findIndex(({ key }) => key === under);
      return above < 0 ? [...pending, shown] : pending.toSpliced(above, 0, shown);
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

/** The view as its user sees it: what the server sent, with the user's pending edits over it. */
export function withPending(view: View, pending: readonly PendingEdits[]): View {
  return pending
    .filter((edits) => edits.familyId === view.familyId)
    .filter((edits) => edits.revision === null || edits.revision > view.revision)
    .reduce((so, { edits }) => applyEdits(so, edits), view);
}
