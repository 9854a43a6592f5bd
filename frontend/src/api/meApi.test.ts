import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { serveStore } from '../serveStore.testing';
import { store } from '../store';
import { meApi } from './meApi';

serveStore(({ method }) =>
  Promise.resolve(
    method === 'GET'
      ? Response.json({ id: 'olga', weekStart: 'sunday' })
      : new Response(null, { status: 500 }),
  ),
);

test('once several choices were refused, the screen is as the account is', async () => {
  const { getMe, setPreferences } = meApi.endpoints;
  const shown = () => getMe.select()(store.getState()).data?.weekStart;
  await store.dispatch(getMe.initiate());
  const choose = (weekStart: 'sunday' | 'monday') =>
    store.dispatch(setPreferences.initiate({ weekStart }));
  const chosen = [choose('monday'), choose('sunday')];
  const answers = await Promise.all(chosen);
  expect(answers.every(({ error }) => error)).toBe(true);
  await waitFor(() => expect(shown()).toBe('sunday'));
});
