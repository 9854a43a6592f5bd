import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../api/api';
import { liveSlice } from './liveSlice';
import { pendingEditsSlice } from './pendingEditsSlice';
import { unreadSlice } from './unreadSlice';
import { waitingSlice } from './waiting/waitingSlice';

/** The parts of the store that live data needs; `store.ts` puts them into the one store. */
export const syncReducers = {
  [api.reducerPath]: api.reducer,
  live: liveSlice.reducer,
  pendingEdits: pendingEditsSlice.reducer,
  unread: unreadSlice.reducer,
  waiting: waitingSlice.reducer,
};

export type SyncState = {
  [Name in keyof typeof syncReducers]: ReturnType<(typeof syncReducers)[Name]>;
};
export type SyncDispatch = ThunkDispatch<SyncState, unknown, UnknownAction>;
export type SyncThunk<T> = ThunkAction<T, SyncState, unknown, UnknownAction>;

export const useSyncDispatch = useDispatch.withTypes<SyncDispatch>();
export const useSyncSelector = useSelector.withTypes<SyncState>();
