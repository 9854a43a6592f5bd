import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Event } from '@kinday/contracts/event';
import type { WaitingEdit } from './waitingEdit';

/** What this browser's user did, and the server does not have yet. */
export interface WaitingState {
  edits: readonly WaitingEdit[];
  /** How many more stand on the device, of another release: this one can neither tell nor send them. */
  unread: number;
  /** The ids of the events, and of the series, on which that is to be seen. */
  signs: Readonly<Record<string, true>>;
  /** Whether they asked to log out, which would lose it. */
  isLeaving: boolean;
}

const initialState: WaitingState = { edits: [], unread: 0, signs: {}, isLeaving: false };

export const waitingSlice = createSlice({
  name: 'waiting',
  initialState,
  reducers: {
    waitingChanged: (
      { isLeaving },
      { payload }: PayloadAction<Omit<WaitingState, 'isLeaving'>>,
    ) => ({ ...payload, isLeaving }),
    leaveAsked: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isLeaving: payload }),
  },
});

export const { waitingChanged, leaveAsked } = waitingSlice.actions;

/** Whether an edit of an event waits, or one of the series it is of. */
export function isSigned(
  { signs }: Pick<WaitingState, 'signs'>,
  { id, seriesId }: Pick<Event, 'id' | 'seriesId'>,
): boolean {
  return id in signs || (seriesId !== null && seriesId in signs);
}
