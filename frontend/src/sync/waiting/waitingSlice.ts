import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Event } from '@kinday/contracts/event';
import { useSyncSelector } from '../syncState';
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

/** Whether an edit of an event waits to be sent. */
export function useIsWaiting({ id, seriesId }: Pick<Event, 'id' | 'seriesId'>): boolean {
  return useSyncSelector(
    ({ waiting: { signs } }) => id in signs || (seriesId !== null && seriesId in signs),
  );
}
