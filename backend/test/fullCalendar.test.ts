import { beforeAll, expect, test } from '@jest/globals';
import { buildFamily, expectStatus, type BuiltFamily } from './support/builders.js';
import { query } from './support/query.js';
import { rowsReadBy } from './support/rowsReadBy.js';
import { startApp } from './support/startApp.js';

const EVENTS = 4_000;

const app = startApp();
let family: BuiltFamily;

/** Five years of events around today, each of which is in the log. */
beforeAll(async () => {
  family = await buildFamily(app, 'Ben');
  const { id, owner } = family;
  await query(
    app,
    `WITH added AS (
       INSERT INTO events (id, family_id, creator_id, title, date, is_all_day, main_category,
         sub_category, created_at, updated_at)
       SELECT gen_random_uuid(), $1, $2, 'Piano ' || n, current_date - 900 + (n * 7919) % 1800, true,
         'General family gatherings', 'Picnic', now(), now()
       FROM generate_series(1, ${EVENTS}) AS n
       RETURNING id, title, date)
     INSERT INTO changes (family_id, revision, actor_id, at, edits, news)
     SELECT $1, 10 + row_number() OVER (), $2, now(), '[]', jsonb_build_array(jsonb_build_object(
       'kind', 'added', 'id', id, 'name', title, 'date', date, 'version', 1)) FROM added`,
    [id, owner.id],
  );
  await query(app, `UPDATE families SET revision = 10 + ${EVENTS} WHERE id = $1`, [id]);
  await query(app, 'ANALYZE');
});

test.each([
  ['the calendar’s recent changes', '/api/changes/recent?whose=others', 300],
  ['what is missing of the last changes', `/api/changes?since=${EVENTS}`, 100],
  ['a search for a word that every event has', '/api/events/search?q=piano', 300],
  ['a search for two letters', '/api/events/search?q=pi', 300],
  ['a month', '/api/events?from=2026-11-01&to=2026-12-01', 300],
  ['the types of its titles', '/api/events/kinds', 2_300],
  ['its members', '/api/family', 100],
  ['the calendars', '/api/calendars', 100],
])('%s: of a full calendar only what is shown is read', async (_what, path, most) => {
  const { client } = family.members[0]!;
  const rows = await rowsReadBy(app, async () => expectStatus(await client.get(path), 200));
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(most);
});
