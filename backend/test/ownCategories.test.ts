import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { familyAnswerSchema } from '@kinday/contracts/family';
import type { OwnData } from '@kinday/contracts/ownData';
import { ownCategorySchema, type OwnCategory } from '@kinday/contracts/ownCategory';
import type { RecentAnswer } from '@kinday/contracts/recent';
import { buildEvent, buildFamily, buildSeries, expectStatus, timed } from './support/builders.js';
import type { Client } from './support/Client.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
const CHOIR = { name: 'Choir', emoji: '🎵' };
const kept = { mainCategory: 'Everyday life', subCategory: 'Other' };

/** A family on Premium, with Ben watching. */
async function buildPremium() {
  const family = await buildFamily(app, 'Ben');
  await setTier(family.id, 'premium');
  const ben = family.members[0]!;
  const watcher = await Watcher.open(ben.client, family.id);
  return { ...family, ben, watcher, client: family.owner.client };
}

async function setTier(familyId: string, tier: string): Promise<void> {
  await query(app, 'UPDATE families SET subscription_tier = $2 WHERE id = $1', [familyId, tier]);
}

async function add(client: Client, fields: Partial<OwnCategory> = {}): Promise<OwnCategory> {
  const answer = await client.post('/api/categories', { ...CHOIR, ...fields });
  return ownCategorySchema.parse(expectStatus(answer, 201).body);
}

test('[S10] the owner adds, renames and deletes a category: everybody sees it, and events keep it', async () => {
  const { id: familyId, client, ben, watcher } = await buildPremium();
  const id = randomUUID();
  const added = await watcher.watch(() => client.post('/api/categories', { ...CHOIR, id }));
  expect(added.change.news).toEqual([
    { kind: 'added', id, name: 'Choir', date: null, version: null, of: 'category' },
  ]);
  expect((await client.post('/api/categories', { ...CHOIR, id })).status).toBe(200);

  const event = await buildEvent(ben, { title: 'Mass', ownCategoryId: id });
  expect(event).toMatchObject({ ...kept, ownCategoryId: id });
  const series = await buildSeries(ben, { ...kept, ownCategoryId: id } as object);
  expect(series.ownCategoryId).toBe(id);

  const band = { name: 'Band', emoji: '🥁' };
  await watcher.sees(() => client.put(`/api/categories/${id}`, band));
  const { change } = await watcher.watch(() => client.delete(`/api/categories/${id}`));
  expect(change).toMatchObject({
    edits: [{ collection: 'ownCategories', op: 'put', record: { ...band, isDeleted: true } }],
    news: [{ kind: 'deleted', name: 'Band' }],
  });
  await watcher.seesNothing(() => client.delete(`/api/categories/${id}`));
  // An edit of something else keeps it; nobody can choose it anew.
  await watcher.sees(() =>
    ben.client.put(`/api/events/${event.id}`, { ...event, title: 'Vespers' }),
  );
  const refused = await ben.client.post('/api/events', { ...timed, ownCategoryId: id });
  expect(refused).toMatchObject({ status: 400, body: { code: 'no_category' } });

  const { body } = await client.get(`/api/changes/recent?familyId=${familyId}&whose=mine`);
  const [last] = (body as RecentAnswer).changes;
  expect(last).toMatchObject({ revision: change.revision, canUndo: true, eventDate: null });
  const undo = { familyId, revision: change.revision };
  const undone = await watcher.watch(() => client.post('/api/events/undo', undo));
  expect(undone.change.news).toMatchObject([{ kind: 'restored', name: 'Band', of: 'category' }]);
  watcher.close();
});

test('a client of the release before keeps an own category in its edits, and takes it away by choosing another', async () => {
  const { client, ben, watcher } = await buildPremium();
  const { id: ownCategoryId } = await add(client);
  const { id } = await buildEvent(ben, { ownCategoryId });
  const edit = (fields: object) => ben.client.put(`/api/events/${id}`, { ...timed, ...fields });
  const later = await watcher.sees(() => edit({ ...kept, title: 'Later' }));
  expect((later.body as Event).ownCategoryId).toBe(ownCategoryId);
  const other = await watcher.sees(() => edit({ ...kept, subCategory: 'School' }));
  expect(other.body).toMatchObject({ subCategory: 'School', ownCategoryId: null });
  watcher.close();
});

test('names that people would take for each other, and too many, are refused with a sentence', async () => {
  const { id: familyId, client, watcher } = await buildPremium();
  await add(client, { name: 'Straße' });
  for (const name of ['Straße', ' straße ', 'STRAßE', 'Ｓtraße']) {
    const answer = await watcher.seesNothing(() =>
      client.post('/api/categories', { ...CHOIR, name }),
    );
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'category_exists', error: 'There is a category called Straße already' },
    });
  }
  for (let at = 1; at < 19; at += 1) await add(client, { name: `Club ${at}` });
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
  const { client, watcher } = await buildPremium();
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
  const { client, ben, owner } = await buildPremium();
  const { id } = await add(client);
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
  await setTier(stranger.id, 'premium');
  expect((await stranger.owner.client.post('/api/categories', theirs)).status).toBe(409);
  const event = { ...timed, ownCategoryId: id };
  expect((await stranger.owner.client.post('/api/events', event)).status).toBe(400);
  const { body } = await owner.client.get('/api/me/export');
  expect((body as OwnData).calendars).toMatchObject([{ ownCategories: [{ id, ...CHOIR }] }]);
});

test('without Premium none is added or chosen, and what is there stays', async () => {
  const { id: familyId, client, ben, watcher } = await buildPremium();
  const category = await add(client);
  const { id, ...event } = await buildEvent(ben, { ownCategoryId: category.id });
  await setTier(familyId, 'free');
  for (const [path, body] of [
    ['/api/categories', { name: 'Judo', emoji: '🥋' }],
    ['/api/events', { ...timed, ownCategoryId: category.id }],
    ['/api/series', { ...timed, rrule: 'FREQ=DAILY', ownCategoryId: category.id }],
  ] as const) {
    const answer = await client.post(path, body);
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'plan_limit', error: expect.stringContaining('Premium') },
    });
  }
  const moved = await watcher.sees(() =>
    ben.client.put(`/api/events/${id}`, { ...event, title: 'Later' }),
  );
  expect((moved.body as Event).ownCategoryId).toBe(category.id);
  await watcher.sees(() => client.put(`/api/categories/${category.id}`, { ...CHOIR, emoji: '🎶' }));
  const file = await client.get(`/api/family/export.ics?familyId=${familyId}`);
  expect(String(file.body)).toContain('CATEGORIES:Our own,Choir');
  watcher.close();
});
