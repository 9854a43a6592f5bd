import { afterAll, expect, test } from '@jest/globals';
import { buildEvent, buildFamily, buildSeries, expectStatus } from './support/builders.js';
import { query } from './support/query.js';
import { startApp, TestApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const nextStart = new TestApp();
afterAll(() => nextStart.stop());

test('what is older than 30 days goes with the next round, and nothing younger', async () => {
  const family = await buildFamily(app);
  const { client } = family.owner;
  const [old, young, kept] = [
    await buildEvent(family.owner),
    await buildEvent(family.owner),
    await buildEvent(family.owner),
  ];
  for (const { id } of [old, young]) expectStatus(await client.delete(`/api/events/${id}`), 200);
  const longAgo = `now() - interval '31 days'`;
  await query(app, `UPDATE events SET deleted_at = ${longAgo} WHERE id = '${old.id}'`);
  const [oldSeries, youngSeries] = [
    await buildSeries(family.owner),
    await buildSeries(family.owner),
  ];
  for (const { id } of [oldSeries, youngSeries]) {
    expectStatus(await client.delete(`/api/series/${id}`), 200);
  }
  await query(app, `UPDATE series SET deleted_at = ${longAgo} WHERE id = '${oldSeries.id}'`);
  const categories: string[] = [];
  for (const name of ['Old', 'Old, and an event has it', 'Young', 'There']) {
    const { body } = await client.post('/api/categories', { name, emoji: '🎵' });
    categories.push((body as { id: string }).id);
  }
  const having = await buildEvent(family.owner, { ownCategoryId: categories[1]! });
  for (const id of categories.slice(0, 3)) {
    expectStatus(await client.delete(`/api/categories/${id}`), 200);
  }
  const older = `id = ANY(ARRAY['${categories[0]}', '${categories[1]}']::uuid[])`;
  await query(app, `UPDATE own_categories SET deleted_at = ${longAgo} WHERE ${older}`);
  await query(app, `UPDATE changes SET at = ${longAgo} WHERE before::text LIKE '%"Old"%'`);
  await query(app, `UPDATE changes SET at = ${longAgo} WHERE revision < 3`);
  await query(
    app,
    `INSERT INTO sessions (id_hash, user_id, remember, user_agent, created_at, last_seen_at)
    VALUES ('expired', '${family.owner.id}', true, '', ${longAgo}, ${longAgo})`,
  );
  await query(
    app,
    `INSERT INTO password_resets VALUES ('expired', '${family.owner.id}', now() - interval '1 second'),
      ('valid', '${family.owner.id}', now() + interval '1 minute')`,
  );
  await query(app, `INSERT INTO rate_limits VALUES ('expired', 1, 1), ('valid', 1, 9e15)`);

  await nextStart.startBeside(app, {});
  const left = async () =>
    (await query(app, `SELECT key FROM rate_limits WHERE key = 'expired'`)).length;
  while ((await left()) > 0);

  const events = await query<{ id: string }>(app, 'SELECT id FROM events');
  expect(await query(app, 'SELECT token_hash FROM password_resets')).toEqual([
    { token_hash: 'valid' },
  ]);
  const counts = await query<{ key: string }>(app, 'SELECT key FROM rate_limits');
  expect(counts.map(({ key }) => key)).toContain('valid');
  expect(counts.map(({ key }) => key)).not.toContain('expired');
  expect(events.map(({ id }) => id).sort()).toEqual([young.id, kept.id, having.id].sort());
  expect(await query(app, 'SELECT id FROM series')).toEqual([{ id: youngSeries.id }]);
  const ours = await query<{ id: string }>(app, 'SELECT id FROM own_categories');
  expect(ours.map(({ id }) => id).sort()).toEqual(categories.slice(1).sort());
  expectStatus(await client.get('/api/changes?since=0'), 410);
  expectStatus(await client.get('/api/changes?since=2'), 200);
  expectStatus(await client.get('/api/me'), 200);
});
