import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Presence, Removed } from '@kinday/contracts/socket';
import type { Connection } from './ConnectionStatus';

export interface LiveState {
  connection: Connection;
  /** The change log that what is loaded belongs to; null until the server has told ([S7]). */
  epoch: string | null;
  /** The family this tab shows; another tab of the user may show another. */
  shownFamilyId: string | null;
  /** Who is online in the shown family, and who edits which event. */
  presence: Presence | null;
  /** The event or the occurrence that this tab has open for editing, by its id. */
  editing: string | null;
  /** The family this tab showed and the user lost, until they have closed the notice about it. */
  lostFamily: (Removed & { name: string }) | null;
  /** The session ended elsewhere, or was ended. */
  signedOut: boolean;
  /** Somebody else has logged in in this browser. */
  otherUser: boolean;
  /** A newer release than this page's is ready, or the server speaks a newer protocol. */
  outdated: boolean;
}

const initialState: LiveState = {
  connection: 'connecting',
  epoch: null,
  shownFamilyId: null,
  presence: null,
  editing: null,
  lostFamily: null,
  signedOut: false,
  otherUser: false,
  outdated: false,
};

export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    connectionChanged: (state, { payload }: PayloadAction<Connection>) => {
      state.connection = payload;
      // [S15] Who is there is not known while offline; a new connection is told at once.
      if (payload === 'offline') state.presence = null;
    },
    epochLearned: (state, { payload }: PayloadAction<string>) => {
      state.epoch = payload;
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
    /** The same person has logged in again in this browser. */
    sessionResumed: (state) => {
      state.signedOut = false;
    },
    otherUserFound: (state) => {
      state.otherUser = true;
    },
    becameOutdated: (state) => {
      state.outdated = true;
    },
  },
});

export const {
  connectionChanged,
  epochLearned,
  familyShown,
  presenceHeard,
  editingChanged,
  familyLost,
  lostFamilyAcknowledged,
  sessionEnded,
  sessionResumed,
  otherUserFound,
  becameOutdated,
} = liveSlice.actions;
