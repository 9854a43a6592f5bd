import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildFamily, buildUser, expectStatus, timed, type Person } from './support/builders.js';
import type { Client } from './support/Client.js';
import { query } from './support/query.js';
import { startApp, TestApp } from './support/startApp.js';
import { statementsOf } from './support/statementsOf.js';

const other = new TestApp();
// Before the other one, which takes the database away.
afterAll(() => other.stop());
const app = startApp();
beforeAll(() => other.startBeside(app, {}));

test('a user is in 20 calendars at most, created and joined together, however many come at once', async () => {
  const { client } = await buildUser(app, 'Ana');
  const elsewhere = client.copy(other.origin);
  const saveProfile = async () =>
    expectStatus(await client.put('/api/me', { name: `Ana ${Math.random()}`, phone: '1' }), 200);
  const create = (browser = client) => browser.post('/api/calendars/create', { name: 'One more' });
  const statements = await statementsOf(saveProfile);
  for (let calendars = 1; calendars < 18; calendars += 1) expectStatus(await create(), 201);
  const codes = await Promise.all([buildFamily(app), buildFamily(app)]);
  const answers = await Promise.all([
    create(),
    create(elsewhere),
    ...codes.map(({ inviteCode }, at) =>
      (at ? client : elsewhere).post('/api/calendars/join', { inviteCode }),
    ),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(2);
  const refused = answers.filter(({ status }) => status === 403);
  expect(refused).toHaveLength(2);
  expect(refused[0]!.body).toEqual({
    error: 'You are in 20 calendars, and nobody can be in more. Please leave or delete one first.',
    code: 'calendar_limit',
  });
  expect((await client.get('/api/calendars')).body).toHaveLength(20);
  // One profile save touches all of them by the same number of statements as one of them.
  expect(await statementsOf(saveProfile)).toBe(statements);
});

describe('a user has 20 living sessions', () => {
  async function logIn({ email, password }: Person): Promise<Client> {
    const device = app.newClient();
    expectStatus(await device.post('/api/auth/login', { email, password, remember: true }), 200);
    return device;
  }
  const statusOf = async (device: Client) => (await device.get('/api/me')).status;

  /** As if one of a user's sessions had been used last so many days ago. */
  const age = (userId: string, session: number, days: number) =>
    query(
      app,
      `UPDATE sessions SET last_seen_at = now() - $3 * interval '1 day' WHERE id_hash = (
         SELECT id_hash FROM sessions WHERE user_id = $1 ORDER BY created_at OFFSET $2 LIMIT 1)`,
      [userId, session, days],
    );

  test('one more log-in ends the one unused longest, and its tabs', async () => {
    const ana = await buildUser(app, 'Ana');
    const devices = [ana.client];
    while (devices.length < 20) devices.push(await logIn(ana));
    const [first, second, third] = devices;
    const [tab, kept] = await Promise.all([third!.connect(), second!.connect()]);
    await age(ana.id, 2, 3);
    await age(ana.id, 1, 2);
    const last = await logIn(ana);
    await tab.closed();
    expect(tab.payloadsOf('signedOut')).toEqual([{}]);
    expect(await statusOf(third!)).toBe(401);
    for (const device of [first!, second!, last]) expect(await statusOf(device)).toBe(200);
    expect(kept.socket.connected).toBe(true);
    kept.close();
  });

  test('also after many log-ins at once', async () => {
    const ana = await buildUser(app, 'Ana');
    const devices = await Promise.all(Array.from({ length: 24 }, () => logIn(ana)));
    const statuses = await Promise.all([ana.client, ...devices].map(statusOf));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });
});

describe('a calendar of 20,000 events', () => {
  test('takes no more, however many come at once, until some are deleted', async () => {
    const { id, owner, members } = await buildFamily(app, 'Ben');
    await query(
      app,
      `INSERT INTO events (id, family_id, creator_id, title, date, is_all_day, main_category,
         sub_category, created_at, updated_at)
       SELECT gen_random_uuid(), $1, $2, 'Swimming', date '2000-01-01' + n % 3000, true, '', '',
         now(), now() FROM generate_series(1, 19999) n`,
      [id, owner.id],
    );
    const clients = [owner.client, members[0]!.client.copy(other.origin), owner.client];
    const answers = await Promise.all(clients.map((client) => client.post('/api/events', timed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toEqual({
      error:
        'This calendar is full: it holds 20,000 events. Please export it and delete old events to make room.',
      code: 'calendar_full',
    });
    const added = answers.find(({ status }) => status === 201)?.body as { id: string };
    const { client } = owner;
    expectStatus(await client.delete(`/api/events/${added.id}`), 200);
    expectStatus(await client.post('/api/events', timed), 201);
    const restored = await client.post(`/api/events/${added.id}/restore`);
    expect([restored.status, restored.body]).toMatchObject([403, { code: 'calendar_full' }]);
    // What is in it already can still be moved to another month.
    const [event] = await query<{ id: string }>(
      app,
      'SELECT id FROM events WHERE family_id = $1 AND deleted_at IS NULL LIMIT 1',
      [id],
    );
    expectStatus(
      await client.put(`/api/events/${event!.id}`, { ...timed, date: '2031-05-05' }),
      200,
    );
  });
});
