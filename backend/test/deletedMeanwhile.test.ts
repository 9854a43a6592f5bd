import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { buildFamily, expectStatus, type BuiltFamily } from './support/builders.js';
import { startApp } from './support/startApp.js';

/** Another node, in the middle of deleting a calendar. */
let other: pg.Client;
// Before the application's end, which takes the database away.
afterAll(() => other.end());
const app = startApp();

beforeAll(async () => {
  other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
});

async function beginDeleting({ id }: BuiltFamily): Promise<void> {
  await other.query('BEGIN');
  await other.query('SELECT FROM families WHERE id = $1 FOR UPDATE', [id]);
  await other.query('DELETE FROM families WHERE id = $1', [id]);
}

/** Waits until somebody waits for what the other node holds. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await other.query(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}

test('who leaves a calendar is not moved to one that is just being deleted', async () => {
  const kept = await buildFamily(app, 'Ben');
  const ben = kept.members[0]!;
  const doomed = await buildFamily(app);
  const { inviteCode } = doomed;
  expectStatus(await ben.client.post('/api/calendars/join', { inviteCode }), 200);
  expectStatus(await ben.client.post('/api/calendars/switch', { familyId: kept.id }), 200);
  await beginDeleting(doomed);
  expectStatus(await ben.client.post('/api/calendars/leave', { familyId: kept.id }), 200);
  await other.query('COMMIT');
  expect((await ben.client.get('/api/me')).body).toMatchObject({ familyId: null });
});

test.each(['switch', 'leave'])(
  'to %s a calendar while it is deleted finds it gone',
  async (way) => {
    const doomed = await buildFamily(app, 'Ben');
    const { client } = doomed.members[0]!;
    await beginDeleting(doomed);
    const answer = client.post(`/api/calendars/${way}`, { familyId: doomed.id });
    await untilSomebodyWaits();
    await other.query('COMMIT');
    expect(await answer).toMatchObject({ status: 404, body: { code: 'no_such_calendar' } });
  },
);
