import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Presence, Removed } from '@kinday/contracts/socket';

export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';

export interface LiveState {
  connection: Connection;
  /** The family this tab shows; another tab of the user may show another. */
  shownFamilyId: string | null;
  /** Who is online in the shown family, and who edits which event. */
  presence: Presence | null;
  /** The event this tab has open for editing. */
  editing: string | null;
  /** The family this tab showed and the user no longer sees, until they have read so. */
  lostFamily: (Removed & { name: string }) | null;
  /** The session ended elsewhere, or was ended. */
  signedOut: boolean;
  /** The server speaks a newer protocol than this page. */
  outdated: boolean;
}

const initialState: LiveState = {
  connection: 'connecting',
  shownFamilyId: null,
  presence: null,
  editing: null,
  lostFamily: null,
  signedOut: false,
  outdated: false,
};

export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    connectionChanged: (state, { payload }: PayloadAction<Connection>) => {
      state.connection = payload;
      // [S15] Nobody tells any more who is there; the first word of a new connection does.
      if (payload === 'offline') state.presence = null;
    },
    familyShown: (state, { payload }: PayloadAction<string | null>) => {
      if (state.shownFamilyId !== payload) state.presence = null;
      state.shownFamilyId = payload;
    },
    presenceHeard: (state, { payload }: PayloadAction<Presence>) => {
      if (payload.familyId === state.shownFamilyId) state.presence = payload;
    },
    editingChanged: (state, { payload }: PayloadAction<string | null>) => {
      state.editing = payload;
    },
    familyLost: (state, { payload }: PayloadAction<Removed & { name: string }>) => {
      state.lostFamily = payload;
      state.shownFamilyId = null;
      state.presence = null;
    },
    lostFamilyAcknowledged: (state) => {
      state.lostFamily = null;
    },
    sessionEnded: (state) => {
      state.signedOut = true;
    },
    becameOutdated: (state) => {
      state.outdated = true;
    },
  },
});

export const {
  connectionChanged,
  familyShown,
  presenceHeard,
  editingChanged,
  familyLost,
  lostFamilyAcknowledged,
  sessionEnded,
  becameOutdated,
} = liveSlice.actions;
