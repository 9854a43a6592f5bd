import { expect, test } from '@jest/globals';
import { store } from '../store';
import { serveStore } from '../serveStore.testing';
import { markSeen } from './unreadChanges';
import { unreadHeard } from './unreadSlice';

const HOME = 'f0000000-0000-4000-8000-000000000000';
const unread = () => store.getState().unread[HOME]?.revisions;

let isAway = false;

serveStore(() =>
  Promise.resolve(isAway ? new Response('', { status: 503 }) : Response.json({ success: true })),
);

test('what the server could not be told I have seen is new until it can be, on all devices alike', async () => {
  store.dispatch(unreadHeard({ [HOME]: { seen: 1, revisions: [2] } }));
  isAway = true;
  await store.dispatch(markSeen(HOME, 2));
  expect(unread()).toEqual([2]);
  isAway = false;
  await store.dispatch(markSeen(HOME, 2));
  expect(unread()).toEqual([]);
});
