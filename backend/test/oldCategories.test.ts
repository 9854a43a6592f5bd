import { afterAll, expect, test } from '@jest/globals';
import { buildEvent, buildFamily, expectStatus, timed } from './support/builders.js';
import { query } from './support/query.js';
import { startApp, TestApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const nextStart = new TestApp();
afterAll(() => nextStart.stop());

const LONG_AGO = `now() - interval '31 days'`;

test('deleted categories go from a calendar with many changes; one that an undo would bring back stays', async () => {
  const { id, owner } = await buildFamily(app);
  const { client } = owner;
  const made = await client.post('/api/categories', { name: 'Music', emoji: '🎵' });
  const { id: music } = expectStatus(made, 201).body as { id: string };
  const event = await buildEvent(owner, { ownCategoryId: music });
  expectStatus(await client.delete(`/api/categories/${music}`), 200);
  const edited = expectStatus(await client.put(`/api/events/${event.id}`, timed), 200);
  await query(app, `UPDATE own_categories SET deleted_at = ${LONG_AGO}`);
  await query(
    app,
    `INSERT INTO own_categories
     SELECT gen_random_uuid(), $1, 'Old ' || n, '🎵', ${LONG_AGO}, ${LONG_AGO}
     FROM generate_series(1, 150) AS n`,
    [id],
  );
  await query(
    app,
    `INSERT INTO changes SELECT family_id, revision + n, actor_id, at, edits, news, before
     FROM changes, generate_series(1, 3000) AS n WHERE family_id = $1 AND revision = $2`,
    [id, edited.revision],
  );
  await nextStart.startBeside(app, { LOG_LEVEL: 'silent' });
  const left = () => query<{ id: string }>(app, 'SELECT id FROM own_categories');
  while ((await left()).length > 1);
  expect(await left()).toEqual([{ id: music }]);
});
