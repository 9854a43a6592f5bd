import { beforeEach, expect, test } from '@jest/globals';
import { changesAnswerSchema } from '@kinday/contracts/change';
import { LIMITS } from '@kinday/contracts/product';
import { recentAnswerSchema } from '@kinday/contracts/recent';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  expectStatus,
  timed,
  type BuiltFamily,
  type Person,
} from './support/builders.js';
import { query } from './support/query.js';
import { answeredTo } from './support/rowsReadBy.js';
import { startApp } from './support/startApp.js';

const app = startApp();
let family: BuiltFamily;
let ben: Person;

beforeEach(async () => {
  family = await buildFamily(app, 'Ben');
  ben = family.members[0]!;
});

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Logs changes of the owner's, as another node would; each puts one event. @returns the revision before */
async function logChanges(count: number, bytes: number): Promise<number> {
  const { revision } = await family.owner.client.get('/api/family');
  const record = {
    ...(await buildEvent(family.owner)),
    notes: 'n'.repeat(bytes),
  };
  const edits = [{ collection: 'events', op: 'put', record }];
  await query(
    app,
    `WITH last AS (
       UPDATE families SET revision = revision + $3 WHERE id = $1 RETURNING revision - $3 AS before)
     INSERT INTO changes (family_id, revision, actor_id, at, edits, news, before, bytes)
     SELECT $1, last.before + n, $2, now(), $4, '[]', '[]', $5 FROM last, generate_series(1, $3) AS n`,
    [family.id, family.owner.id, count, JSON.stringify(edits), bytesOf(edits)],
  );
  return revision! + 1;
}

const since = (revision: number) => ben.client.get(`/api/changes?since=${revision}`);

test('[S7] a page of the log holds 500 kB, and who has missed more than 4 MB loads anew', async () => {
  const before = await logChanges(15, 200_000);
  const page = changesAnswerSchema.parse(expectStatus(await since(before), 200).body);
  expect(page.changes.map(({ revision }) => revision - before)).toEqual([1, 2]);
  expect(page.revision).toBe(before + 15);
  const rows = await answeredTo(app, () => since(before));
  expect(bytesOf(rows)).toBeLessThan(LIMITS.changesPageBytes);
  await logChanges(5, 200_000);
  expect(await since(before)).toMatchObject({ status: 410, body: { code: 'resync' } });
});

test('[S7] who has missed very many changes, or a very long one, loads anew', async () => {
  const many = await logChanges(LIMITS.missedChanges, 10);
  expect((await since(many)).status).toBe(200);
  expect((await since(many - 1)).status).toBe(410);
  const long = await logChanges(1, LIMITS.changeBytes);
  expect((await since(long)).status).toBe(410);
});

test('[S3] of a change that is too long for a message the screens are told that there is one', async () => {
  const series = await buildSeries(ben, { rrule: 'FREQ=DAILY' });
  await query(
    app,
    `INSERT INTO events (id, family_id, creator_id, title, notes, date, is_all_day, start_time, end_time,
       main_category, sub_category, created_at, updated_at, series_id, series_date)
     SELECT gen_random_uuid(), $1, $2, 'x', repeat('n', 9900), $4::date + n, false, '09:00', '10:00',
       'General family gatherings', 'Picnic', now(), now(), $3, $4::date + n
     FROM generate_series(1, 120) AS n`,
    [family.id, ben.id, series.id, series.date],
  );
  await query(
    app,
    `UPDATE series SET except_days =
       (SELECT array_agg(series_date ORDER BY 1) FROM events WHERE series_id = $1) WHERE id = $1`,
    [series.id],
  );
  const watching = await family.owner.client.connect();
  const moved = { ...timed, date: series.date, startTime: '08:00' };
  const answer = expectStatus(await ben.client.put(`/api/series/${series.id}`, moved), 200);
  const told = () =>
    watching.payloadsOf('change').some((each) => {
      const { familyId, revision } = each as { familyId: string; revision: number };
      return familyId === family.id && revision === answer.revision;
    });
  await watching.until(told, 'word that there is a change');
  expect(watching.payloadsOf('leanChange')).toEqual([]);
  const next = await buildEvent(ben);
  await watching.change(family.id, answer.revision! + 1);
  expect(bytesOf(watching.payloadsOf('leanChange'))).toBeLessThan(10_000);
  expect(next.version).toBe(1);
  watching.close();
});

test('the log knows how long each change is', async () => {
  const { id } = await buildEvent(ben, { title: 'Übung', notes: 'a\n"b"' });
  await ben.client.put(`/api/events/${id}`, { ...timed, title: 'Zoë' });
  const rows = await query<{ edits: unknown; before: unknown; bytes: number }>(
    app,
    'SELECT edits, before, bytes FROM changes WHERE family_id = $1 AND bytes IS NOT NULL',
    [family.id],
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { edits, before, bytes } of rows) expect(bytes).toBe(bytesOf(edits) + bytesOf(before));
});

test('what happened lately is told without reading all of it', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push((await buildEvent(ben)).id);
  await query(
    app,
    `UPDATE changes SET bytes = 300000,
       edits = jsonb_set(edits, '{0,record,creator,name}', to_jsonb(repeat('n', 300000)))
     WHERE family_id = $1 AND edits @> '[{"collection": "events"}]'`,
    [family.id],
  );
  const recent = async ({ client }: Person, whose: string) =>
    recentAnswerSchema.parse(
      expectStatus(await client.get(`/api/changes/recent?whose=${whose}`), 200).body,
    ).changes;
  const others = await answeredTo(app, () => recent(family.owner, 'others'));
  expect(bytesOf(others.filter((row) => 'edits' in row))).toBeLessThan(20_000);
  const mine = await answeredTo(app, () => recent(ben, 'mine'));
  expect(bytesOf(mine.filter((row) => 'edits' in row))).toBeLessThan(LIMITS.undoableBytes * 1.2);
  expect((await recent(ben, 'mine')).map(({ canUndo }) => canUndo)).toEqual([
    ...[true, true, true],
    // Too much to look at, and Ben's joining.
    ...[false, false, false],
  ]);
  const told = await recent(family.owner, 'others');
  expect(told.slice(0, 5).map(({ eventDate }) => eventDate)).toEqual(ids.map(() => timed.date));
});
