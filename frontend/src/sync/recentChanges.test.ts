import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { api } from '../api/api';
import { store } from '../store';
import { markSeen } from './recentChanges';
import { unreadHeard } from './unread';

const HOME = 'f0000000-0000-4000-8000-000000000000';
const unread = () => store.getState().unread[HOME]?.revisions;

/** A request as a page makes it, whose addresses begin at its own. */
class PageRequest extends Request {
  constructor(path: string, init?: RequestInit) {
    super(new URL(path, 'http://localhost'), init);
  }
}

const real = { fetch: globalThis.fetch, Request: globalThis.Request };
let isAway = false;

beforeEach(() => {
  const fetch = () =>
    Promise.resolve(isAway ? new Response('', { status: 503 }) : Response.json({ success: true }));
  Object.assign(globalThis, { fetch, Request: PageRequest });
});

afterEach(() => {
  store.dispatch(api.util.resetApiState());
  Object.assign(globalThis, real);
});

test('what the server could not be told I have seen is new until it can be, on all devices alike', async () => {
  store.dispatch(unreadHeard({ [HOME]: { seen: 1, revisions: [2] } }));
  isAway = true;
  await store.dispatch(markSeen(HOME, 2));
  expect(unread()).toEqual([2]);
  isAway = false;
  await store.dispatch(markSeen(HOME, 2));
  expect(unread()).toEqual([]);
});
