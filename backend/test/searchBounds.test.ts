import { beforeAll, expect, test } from '@jest/globals';
import type { SearchResult } from '@kinday/contracts/event';
import { buildFamily, expectStatus, type BuiltFamily } from './support/builders.js';
import { application } from './support/application.js';
import { query } from './support/query.js';
import { answeredTo, rowsReadBy } from './support/rowsReadBy.js';
import { startApp } from './support/startApp.js';

const EVENTS = 6_000;

const TOKEN = 'a token of tests, for machines';
const app = startApp({ METRICS_TOKEN: TOKEN });
let family: BuiltFamily;

const search = (q: string, signal?: AbortSignal) =>
  family.owner.client.fetch(`/api/events/search?${new URLSearchParams({ q })}`, {
    ...(signal && { signal }),
  });

const found = async (q: string) => {
  const results = expectStatus(await search(q), 200).body as SearchResult[];
  return results.map(({ title }) => title);
};

/** A calendar that is full of series, and has years of events on both sides of today. */
beforeAll(async () => {
  family = await buildFamily(app);
  const { id, owner } = family;
  await query(
    app,
    `INSERT INTO series (id, family_id, creator_id, title, date, is_all_day, main_category,
       sub_category, more_days, for_ids, needs_somebody, rrule, extra_days, except_days, last_day,
       version, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Lesson ' || n, current_date - 10, true,
       'General family gatherings', 'Picnic', 0, '{}', false, 'FREQ=DAILY', '{}',
       (SELECT array_agg(current_date + day) FROM generate_series(1, 1000) AS day), NULL,
       1, now(), now()
     FROM generate_series(1, 300) AS n`,
    [id, owner.id],
  );
  await query(
    app,
    `INSERT INTO events (id, family_id, creator_id, title, notes, date, is_all_day, main_category,
       sub_category, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, CASE n WHEN 1 THEN 'Go' ELSE 'Piano ' || n END, 'by ox cart',
       current_date - 3000 + n, true, 'General family gatherings', 'Picnic', now(), now()
     FROM generate_series(1, ${EVENTS}) AS n`,
    [id, owner.id],
  );
  await query(app, 'ANALYZE');
});

test('of the series that hold a word, the last hundred are looked at', async () => {
  const rows = await answeredTo(app, () => search('lesson'));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThan(200);
  expect(await found('lesson')).toHaveLength(50);
});

test('a word of two letters is looked for in titles and places of the nearest events', async () => {
  const rows = await rowsReadBy(app, async () => expectStatus(await search('zq'), 200));
  expect(rows).toBeLessThan(EVENTS / 2);
  expect(await found('ox')).toEqual([]);
  expect(await found('pi')).toHaveLength(50);
  expect(await found('go')).toEqual([]);
});

test('an account runs two searches at a time; who hangs up gives the place back', async () => {
  const holder = new application.pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE feed_events IN ACCESS EXCLUSIVE MODE');
  const searching = async () => {
    const [row] = await query<{ held: number }>(
      app,
      `SELECT count(*)::int AS held FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row?.held;
  };
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const waiting = async () => {
    const { body } = await app.newClient().fetch('/metrics', { headers });
    return Number(/^kinday_queue_waiting\{queue="heavy_work"\} (\d+)$/m.exec(String(body))?.[1]);
  };
  const leaving = new AbortController();
  const left = search('lesson', leaving.signal).catch(() => 'left');
  const others = [1, 2, 3].map(() => search('lesson'));
  const last = search('lesson', leaving.signal).catch(() => 'left');
  try {
    while ((await waiting()) !== 3) continue;
    while ((await searching()) !== 2) continue;
    leaving.abort();
    while ((await waiting()) !== 2) continue;
    expect(await searching()).toBe(2);
  } finally {
    await holder.end();
  }
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await Promise.all([left, last])).toEqual(['left', 'left']);
});
