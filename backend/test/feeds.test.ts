import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { SearchResult } from '@kinday/contracts/event';
import type { Feed, FeedEventsAnswer, FeedStatus, HolidayCountry } from '@kinday/contracts/feed';
import { DELETE_OTHERS } from '../src/feeds/feedEvents.repository.js';
import { application } from './support/application.js';
import { buildEvent, buildFamily, buildUser, expectStatus } from './support/builders.js';
import type { Client } from './support/Client.js';
import { digestOf } from './support/digestOf.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
const bavaria = {
  kind: 'holidays',
  name: 'Holidays',
  color: '#0b8043',
  country: 'DE',
  region: 'BY',
};
const look = { name: 'Days off', color: '#111111' };

async function add(client: Client, fields: object = {}): Promise<Feed> {
  return expectStatus(await client.post('/api/feeds', { ...bavaria, ...fields }), 201).body as Feed;
}

/** A family in which Olga, the owner, watches what Ben does. */
async function watchedFamily() {
  const family = await buildFamily(app, 'Ben', 'Cleo');
  const watcher = await Watcher.open(family.owner.client, family.id);
  return { family, ben: family.members[0]!, cleo: family.members[1]!, watcher };
}

async function titlesOn(client: Client, from: string, to: string): Promise<string[]> {
  const answer = expectStatus(await client.get(`/api/feeds/events?from=${from}&to=${to}`), 200);
  return (answer.body as FeedEventsAnswer).events.map(({ date, title }) => `${date} ${title}`);
}

test('[S10] a member adds the holidays of a region: everybody has them, on their days and with English names', async () => {
  const { family, ben, cleo, watcher } = await watchedFamily();
  const id = randomUUID();
  const { answer, change } = await watcher.watch(() =>
    ben.client.post('/api/feeds', { ...bavaria, id }),
  );
  expect(answer).toMatchObject({
    status: 201,
    body: { id, familyId: family.id, host: null, country: 'DE', region: 'BY', addedBy: ben.id },
  });
  expect(change.news).toEqual([
    { kind: 'added', id, name: 'Holidays', date: null, version: null, of: 'feed' },
  ]);
  expect(await titlesOn(cleo.client, '2026-12-01', '2027-01-10')).toEqual([
    '2026-12-24 Christmas Eve',
    '2026-12-25 Christmas Day',
    '2026-12-26 Boxing Day',
    "2026-12-31 New Year's Eve",
    "2027-01-01 New Year's Day",
    '2027-01-06 Epiphany',
  ]);
  expect(await titlesOn(cleo.client, '2025-10-01', '2025-10-31')).toEqual([
    '2025-10-03 National Holiday',
  ]);
  expect((await titlesOn(cleo.client, '2031-01-01', '2032-01-01')).length).toBeGreaterThan(10);
  // The same once more finds it.
  const again = await watcher.seesNothing(() => ben.client.post('/api/feeds', { ...bavaria, id }));
  expect(again.status).toBe(200);
  const [status] = (await cleo.client.get('/api/feeds/status')).body as FeedStatus[];
  expect(status).toMatchObject({ id, problem: null, checkedAt: expect.any(String) });
  expect(status!.count).toBeGreaterThan(80);
  watcher.close();
});

test('a holiday on the day that clocks go back lasts one day', async () => {
  const { ben, watcher } = await watchedFamily();
  await add(ben.client, { region: 'BB' });
  const { body } = await ben.client.get('/api/feeds/events?from=2027-10-30&to=2027-11-02');
  const { events } = body as FeedEventsAnswer;
  const days = events.map(({ date, moreDays, title }) => `${date}+${moreDays} ${title}`);
  expect(days).toEqual(['2027-10-31+0 Reformation Day']);
  watcher.close();
});

test('[S10] who added one and the owner change and remove it, other members do not', async () => {
  const { family, ben, cleo, watcher } = await watchedFamily();
  const { id } = await add(ben.client);
  for (const refused of [
    () => cleo.client.put(`/api/feeds/${id}`, look),
    () => cleo.client.delete(`/api/feeds/${id}`),
  ]) {
    expect(await watcher.seesNothing(refused)).toMatchObject({
      status: 403,
      body: { code: 'not_yours' },
    });
  }
  const changed = await watcher.watch(() => ben.client.put(`/api/feeds/${id}`, look));
  expect(changed.change.news).toMatchObject([{ kind: 'changed', name: 'Days off', of: 'feed' }]);
  const { owner } = family;
  const removed = await watcher.watch(() => owner.client.delete(`/api/feeds/${id}`));
  expect(removed.change.edits).toEqual([{ collection: 'feeds', op: 'remove', id }]);
  expect(removed.change.news).toMatchObject([{ kind: 'deleted', name: 'Days off', of: 'feed' }]);
  expect(await query(app, 'SELECT FROM feed_events WHERE feed_id = $1', [id])).toEqual([]);
  expect((await ben.client.put(`/api/feeds/${id}`, look)).status).toBe(404);
  watcher.close();
});

test('a member who is removed leaves their feeds to the family, and reads them no more', async () => {
  const { family, ben, watcher } = await watchedFamily();
  const { id } = await add(ben.client);
  const { client } = family.owner;
  await watcher.sees(() => client.post('/api/family/remove-member', { userId: ben.id }));
  expect(await titlesOn(client, '2026-12-25', '2026-12-26')).toEqual(['2026-12-25 Christmas Day']);
  await watcher.sees(() => client.put(`/api/feeds/${id}`, look));
  const range = `from=2026-12-01&to=2027-01-01&familyId=${family.id}`;
  expect((await ben.client.get(`/api/feeds/events?${range}`)).status).toBe(404);
  expect((await ben.client.post(`/api/feeds/${id}/refresh`)).status).toBe(404);
  watcher.close();
});

test('a family’s feeds go with it', async () => {
  const { family, ben, watcher } = await watchedFamily();
  const { id } = await add(ben.client);
  watcher.close();
  const { owner } = family;
  const confirmed = { familyId: family.id, name: family.name };
  expectStatus(await owner.client.delete('/api/family', confirmed), 200);
  const left = `SELECT FROM feeds WHERE id = $1 UNION ALL SELECT FROM feed_events WHERE feed_id = $1`;
  expect(await query(app, left, [id])).toEqual([]);
});

test('a calendar has at most ten, and an id of another family is refused', async () => {
  const { ben, cleo } = await watchedFamily();
  const others = await buildUser(app, 'Other');
  const { id } = await add(others.client);
  const taken = await ben.client.post('/api/feeds', { ...bavaria, id });
  expect(taken).toMatchObject({ status: 409, body: { code: 'id_taken' } });
  const { id: first } = await add(ben.client);
  await query(
    app,
    `INSERT INTO feeds SELECT (jsonb_populate_record(feeds, jsonb_build_object('id', gen_random_uuid()))).*
     FROM feeds, generate_series(1, 8) WHERE id = $1`,
    [first],
  );
  const both = await Promise.all(
    [ben, cleo].map(({ client }) => client.post('/api/feeds', bavaria)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
  const before = await digestOf(app);
  const eleventh = await ben.client.post('/api/feeds', bavaria);
  expect(eleventh).toMatchObject({ status: 403, body: { code: 'too_many_feeds' } });
  expect(await digestOf(app)).toEqual(before);
});

test('all countries are named in English, and one that is not known is refused', async () => {
  const { client } = await buildUser(app, 'Ana');
  const countries = (await client.get('/api/feeds/countries')).body as HolidayCountry[];
  expect(countries.length).toBeGreaterThan(180);
  const germany = countries.find(({ code }) => code === 'DE');
  expect(germany).toMatchObject({ name: 'Germany' });
  expect(germany!.regions).toContainEqual({ code: 'BY', name: 'Bayern' });
  for (const unknown of [{ country: 'ZZ' }, { region: 'ZZ' }]) {
    const answer = await client.post('/api/feeds', { ...bavaria, ...unknown });
    expect(answer).toMatchObject({ status: 400, body: { code: 'unreadable_feed' } });
  }
});

test('"Refresh now" works once in five minutes, for every member; the same holidays are no change', async () => {
  const { ben, cleo, watcher } = await watchedFamily();
  const { id } = await add(ben.client);
  const refresh = () => cleo.client.post(`/api/feeds/${id}/refresh`);
  expect(await watcher.seesNothing(refresh)).toMatchObject({
    status: 429,
    body: { code: 'refreshed_lately' },
  });
  await query(app, `UPDATE feeds SET checked_at = now() - interval '6 minutes' WHERE id = $1`, [
    id,
  ]);
  const refreshed = await watcher.seesNothing(refresh);
  expect(refreshed).toMatchObject({ status: 200, body: { id, problem: null } });
  expect((await refresh()).status).toBe(429);
  watcher.close();
});

test('search finds what stands in feeds, beside the family’s own events and told apart from them', async () => {
  const { family, ben, watcher } = await watchedFamily();
  const { id: feedId } = await add(ben.client);
  const event = await buildEvent(ben, { title: 'Christmas cake', date: '2026-12-20' });
  const find = async (client: Client, q: string) =>
    (await client.get(`/api/events/search?q=${q}`)).body as SearchResult[];
  const found = await find(family.owner.client, 'CHRÍSTMAS');
  expect(found.length).toBeGreaterThan(10);
  expect(found).toContainEqual(
    expect.objectContaining({ feedId, title: 'Christmas Day', date: '2026-12-25' }),
  );
  expect(found.find(({ id }) => id === event.id)?.feedId).toBeUndefined();
  const { events } = (await ben.client.get('/api/feeds/events?from=2026-12-24&to=2026-12-25'))
    .body as FeedEventsAnswer;
  expect(found.map(({ id }) => id)).toContain(events[0]!.id);
  expect(await find((await buildUser(app, 'Other')).client, 'Christmas')).toEqual([]);
  watcher.close();
});

test('what its source no longer has is found by a join, whatever plan is kept for the statement', async () => {
  const client = new application.pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE others (uuid, text[]) AS ${DELETE_OTHERS.text}`);
    const explain = `EXPLAIN EXECUTE others ('${randomUUID()}', '{a,b}')`;
    const plan = JSON.stringify((await client.query(explain)).rows);
    expect(plan).toMatch(/Anti Join/);
    // A filter would compare each event with all that are there.
    expect(plan).not.toMatch(/ALL|SubPlan/);
  } finally {
    await client.end();
  }
});
