import { configureStore } from '@reduxjs/toolkit';
import { api } from './api/api';
import { syncReducers } from './sync/state';

/** The one store of the client. */
export const store = configureStore({
  reducer: syncReducers,
  middleware: (defaults) => defaults().concat(api.middleware),
});
