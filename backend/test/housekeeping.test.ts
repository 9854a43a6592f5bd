import { afterAll, expect, test } from '@jest/globals';
import { buildEvent, buildFamily, expectStatus } from './support/builders.js';
import { query } from './support/query.js';
import { startApp, TestApp } from './support/startApp.js';

const app = startApp();
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
  await query(app, `UPDATE changes SET at = ${longAgo} WHERE revision < 3`);
  await query(
    app,
    `INSERT INTO sessions (id_hash, user_id, remember, user_agent, created_at, last_seen_at)
    VALUES ('expired', '${family.owner.id}', true, '', ${longAgo}, ${longAgo})`,
  );

  await nextStart.startBeside(app, {});
  const left = async () =>
    (await query(app, `SELECT id_hash FROM sessions WHERE id_hash = 'expired'`)).length;
  while ((await left()) > 0);

  const events = await query<{ id: string }>(app, 'SELECT id FROM events');
  expect(events.map(({ id }) => id).sort()).toEqual([young.id, kept.id].sort());
  expectStatus(await client.get('/api/changes?since=0'), 410);
  expectStatus(await client.get('/api/changes?since=2'), 200);
  expectStatus(await client.get('/api/me'), 200);
});
