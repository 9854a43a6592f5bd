import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changesAnswerSchema } from '@kinday/contracts/change';
import pg from 'pg';
import { buildEvent, buildFamily, expectStatus } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

let holder: pg.Client;
// Before the application's end, which takes the database away.
afterAll(() => holder.end());
const app = startApp();

beforeAll(async () => {
  holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
});

async function untilOneWaits(): Promise<void> {
  const sql = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await query(app, sql)).length === 0);
}

test('[S4] [S7] a member who is removed while they catch up is told nothing of what came after', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!.client;
  const since = (await ben.get('/api/family')).revision!;
  await buildEvent(owner);
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE changes');
  const asked = ben.get(`/api/changes?since=${since}`);
  await untilOneWaits();
  // What a removal commits, seen from outside: a new invite code, in a change that is not Ben's.
  await holder.query('DELETE FROM members WHERE family_id = $1 AND user_id = $2', [
    id,
    members[0]!.id,
  ]);
  await holder.query('UPDATE families SET revision = revision + 1 WHERE id = $1', [id]);
  await holder.query(
    `INSERT INTO changes (family_id, revision, actor_id, at, edits, news, before)
     VALUES ($1, $2, $3, now(), '[]', '[]', '[]')`,
    [id, since + 2, owner.id],
  );
  await holder.query('COMMIT');
  const answer = changesAnswerSchema.parse(expectStatus(await asked, 200).body);
  expect(answer.changes.map(({ revision }) => revision)).toEqual([since + 1]);
  expect(answer.revision).toBe(since + 1);
});
