import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { api } from './api/api';
import { followMiddleware } from './sync/followFamily';
import { keepMiddleware } from './sync/keepMiddleware';
import { syncReducers } from './sync/syncState';

const parts = combineReducers(syncReducers);

/** When the answers of the API are thrown away, another person signed in: nothing may stay. */
function rootReducer(state: ReturnType<typeof parts> | undefined, action: UnknownAction) {
  return parts(api.util.resetApiState.match(action) ? undefined : state, action);
}

/** The one store of the client. */
export const store = configureStore({
  reducer: rootReducer,
  middleware: (defaults) =>
    defaults().prepend(followMiddleware, keepMiddleware).concat(api.middleware),
  // A press changes what the one before it left: their effect does not wait for the next frame.
  enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
});
