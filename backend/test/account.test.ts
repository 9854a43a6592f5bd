import { expect, test } from '@jest/globals';
import { buildUser, expectStatus } from './support/builders.js';
import { startApp } from './support/startApp.js';

const app = startApp();

test('a tab that comes back hears what became of its account while it was away', async () => {
  const olga = await buildUser(app, 'Olga');
  const away = await olga.client.connect();
  away.close();
  const made = await olga.client.post('/api/calendars/create', { name: 'Cabin' });
  const cabin = expectStatus(made, 201).body as { family: { id: string } };
  expectStatus(await olga.client.post('/api/me/color', { color: '#0055AA' }), 200);
  const back = await olga.client.connect();
  await back.message('account');
  expect(back.account?.user).toMatchObject({ familyId: cabin.family.id, color: '#0055AA' });
  expect(back.account?.calendars.map(({ name }) => name)).toEqual(["Olga's family", 'Cabin']);
  back.close();
});
