import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingEdit } from './waitingEdit';

/** What this browser's user did, and the server does not have yet. */
export interface WaitingState {
  edits: readonly WaitingEdit[];
  /** The ids of the events, and of the series, on which that is to be seen. */
  signs: Readonly<Record<string, true>>;
}

const initialState: WaitingState = { edits: [], signs: {} };

export const waitingSlice = createSlice({
  name: 'waiting',
  initialState,
  reducers: {
    waitingChanged: (_before, { payload }: PayloadAction<WaitingState>) => payload,
  },
});

export const { waitingChanged } = waitingSlice.actions;
