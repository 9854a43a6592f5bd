import { expect, test } from '@jest/globals';
import { familyAnswerSchema } from '@kinday/contracts/family';
import type { OwnData } from '@kinday/contracts/ownData';
import { buildFamily, expectStatus, timed } from './support/builders.js';
import { addCategory, buildPremium, CHOIR, setTier } from './support/buildPremium.js';
import { startApp } from './support/startApp.js';

const app = startApp();

test('names that people would take for each other, and too many, are refused with a sentence', async () => {
  const { id: familyId, client, watcher } = await buildPremium(app);
  await addCategory(client, { name: 'Straße' });
  for (const name of ['Straße', ' straße ', 'STRAßE', 'Ｓtraße']) {
    const answer = await watcher.seesNothing(() =>
      client.post('/api/categories', { ...CHOIR, name }),
    );
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'category_exists', error: 'There is a category called Straße already' },
    });
  }
  for (let at = 1; at < 19; at += 1) await addCategory(client, { name: `Club ${at}` });
  // Two at once: there is room for one.
  const both = await Promise.all(
    ['A', 'B'].map((name) => client.post('/api/categories', { ...CHOIR, name })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
  const { ownCategories } = familyAnswerSchema.parse((await client.get('/api/family')).body);
  expect(ownCategories).toHaveLength(20);
  const [first, second] = ownCategories;
  expectStatus(await client.delete(`/api/categories/${first!.id}`), 200);
  const taken = { name: 'Straße', emoji: '🛣️' };
  expect((await client.put(`/api/categories/${second!.id}`, taken)).status).toBe(200);
  const deletion = (await client.get('/api/family')).revision! - 1;
  expect(await client.post('/api/events/undo', { familyId, revision: deletion })).toMatchObject({
    status: 409,
    body: { code: 'category_exists' },
  });
  watcher.close();
});

test('hostile names and emoji are 400 with a field', async () => {
  const { client, watcher } = await buildPremium(app);
  const names = [
    '',
    ' ',
    '\u200b',
    'a\nb',
    'a\tb',
    'a\u0000b',
    '\u202egnp',
    'x'.repeat(41),
    '\ud800',
    7,
    null,
  ];
  for (const name of names) {
    const answer = await watcher.seesNothing(() =>
      client.post('/api/categories', { ...CHOIR, name }),
    );
    expect([name, answer.status, answer.body]).toMatchObject([
      name,
      400,
      { fields: { name: expect.any(String) } },
    ]);
  }
  for (const emoji of [
    '',
    'x',
    '🎵🎵',
    '1',
    '<b>',
    '🎵\u200d',
    '\ud83c',
    'x'.repeat(1e5),
    7,
    null,
  ]) {
    const answer = await client.post('/api/categories', { ...CHOIR, emoji });
    expect([emoji, answer.status, answer.body]).toMatchObject([
      emoji,
      400,
      { fields: { emoji: expect.any(String) } },
    ]);
  }
  watcher.close();
});

test('members and strangers cannot edit them, and a category of another family is none', async () => {
  const { client, ben, owner } = await buildPremium(app);
  const { id } = await addCategory(client);
  const stranger = await buildFamily(app);
  for (const [person, status] of [
    [ben, 403],
    [stranger.owner, 404],
  ] as const) {
    expect((await person.client.put(`/api/categories/${id}`, CHOIR)).status).toBe(status);
    expect((await person.client.delete(`/api/categories/${id}`)).status).toBe(status);
  }
  expect((await ben.client.post('/api/categories', { name: 'Judo', emoji: '🥋' })).status).toBe(
    403,
  );
  const theirs = { ...CHOIR, id, name: 'Theirs' };
  await setTier(app, stranger.id, 'premium');
  expect((await stranger.owner.client.post('/api/categories', theirs)).status).toBe(409);
  const event = { ...timed, ownCategoryId: id };
  expect((await stranger.owner.client.post('/api/events', event)).status).toBe(400);
  const { body } = await owner.client.get('/api/me/export');
  expect((body as OwnData).calendars).toMatchObject([{ ownCategories: [{ id, ...CHOIR }] }]);
});
