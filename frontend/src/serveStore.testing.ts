import { afterEach, beforeEach } from '@jest/globals';
import { api } from './api/api';
import { serveBy } from './api/serveBy.testing';
import { store } from './store';
import { forgetFamilies } from './sync/followFamily';

/** In each test of a file this server answers the app's store, which holds nothing at the start. */
export function serveStore(serve: (request: Request) => Promise<Response>): void {
  let stopServing: () => void;
  beforeEach(() => void (stopServing = serveBy(serve)));
  afterEach(() => {
    forgetFamilies();
    store.dispatch(api.util.resetApiState());
    stopServing();
  });
}
