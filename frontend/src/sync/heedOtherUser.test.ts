import { expect, test } from '@jest/globals';
import { OTHER_USER, USER_HEADER } from '@kinday/contracts/user';
import { calendarsApi } from '../api/calendarsApi';
import { meApi } from '../api/meApi';
import { store } from '../store';
import { serveStore } from '../serveStore.testing';
import { heedOtherUser } from './heedOtherUser';
import { olga } from './sampleFamily.testing';

/** Who is logged in. */
const OTHER = 'b0000000-0000-4000-8000-000000000000';

serveStore((request) => {
  const meant = request.headers.get(USER_HEADER);
  if (meant === null) return Promise.resolve(Response.json({ id: olga.id, name: 'Olga' }));
  if (meant === OTHER) return Promise.resolve(Response.json([]));
  const refusal = { error: 'Somebody else is logged in', code: OTHER_USER };
  return Promise.resolve(Response.json(refusal, { status: 403 }));
});

test('a page says with each call whose it is, and hears that somebody else is logged in', async () => {
  const stop = store.dispatch(heedOtherUser());
  await store.dispatch(meApi.endpoints.getMe.initiate());
  expect(store.getState().live.otherUser).toBe(false);
  await store.dispatch(calendarsApi.endpoints.getCalendars.initiate());
  expect(store.getState().live.otherUser).toBe(true);
  stop();
});
