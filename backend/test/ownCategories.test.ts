import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import type { RecentAnswer } from '@kinday/contracts/recent';
import { buildEvent, buildSeries, timed } from './support/builders.js';
import { addCategory, buildPremium, CHOIR, setTier } from './support/buildPremium.js';
import { startApp } from './support/startApp.js';

const app = startApp();
const kept = { mainCategory: 'Everyday life', subCategory: 'Other' };

test('[S10] the owner adds, renames and deletes a category: everybody sees it, and events keep it', async () => {
  const { id: familyId, client, ben, watcher } = await buildPremium(app);
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
  const { client, ben, watcher } = await buildPremium(app);
  const { id: ownCategoryId } = await addCategory(client);
  const { id } = await buildEvent(ben, { ownCategoryId });
  const edit = (fields: object) => ben.client.put(`/api/events/${id}`, { ...timed, ...fields });
  const later = await watcher.sees(() => edit({ ...kept, title: 'Later' }));
  expect((later.body as Event).ownCategoryId).toBe(ownCategoryId);
  const other = await watcher.sees(() => edit({ ...kept, subCategory: 'School' }));
  expect(other.body).toMatchObject({ subCategory: 'School', ownCategoryId: null });
  watcher.close();
});

test('without Premium none is added or chosen, and what is there stays', async () => {
  const { id: familyId, client, ben, watcher } = await buildPremium(app);
  const category = await addCategory(client);
  const { id, ...event } = await buildEvent(ben, { ownCategoryId: category.id });
  await setTier(app, familyId, 'free');
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
