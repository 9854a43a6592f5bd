/**
 * The application runs in the sandbox of this file, whose clock the tests move.
 * @jest-environment node
 */
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildEvent, buildFamily, buildUser, expectStatus, timed } from './support/builders.js';
import { Mailbox, tokenIn } from './support/Mailbox.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const HOUR_MS = 60 * 60 * 1000;
/** Everything but `Date` goes on as it is. */
const REAL = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

const dataDir = mkdtempSync(path.join(tmpdir(), 'kinday-clock-'));
const app = startApp({ DATA_DIR: dataDir });
const mailbox = new Mailbox(dataDir);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe.each([
  ['behind', -HOUR_MS],
  ['ahead', HOUR_MS],
])('the node’s clock is an hour %s', (_where, offset) => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.now() + offset, doNotFake: [...REAL] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('a session in use stays alive, one that is not ends when it should', async () => {
    const { id, client } = await buildUser(app, 'Ana');
    const idle = async (minutes: number) =>
      query(
        app,
        `UPDATE sessions SET last_seen_at = now() - $2 * interval '1 minute' WHERE user_id = $1`,
        [id, minutes],
      );
    await idle(119);
    expectStatus(await client.get('/api/me'), 200);
    const [session] = await query<{ age: number }>(
      app,
      `SELECT extract(epoch FROM now() - last_seen_at)::int AS age FROM sessions WHERE user_id = $1`,
      [id],
    );
    expect(Math.abs(session!.age)).toBeLessThan(60);
    await idle(121);
    expectStatus(await client.get('/api/me'), 401);
  });

  test('a mailed link works, for an hour', async () => {
    const { id, email } = await buildUser(app, 'Ana');
    await app.newClient().post('/api/auth/forgot-password', { email });
    const token = tokenIn((await mailbox.mailsTo(email))[0]);
    const [reset] = await query<{ minutes: number }>(
      app,
      `SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes
       FROM password_resets WHERE user_id = $1`,
      [id],
    );
    expect(Math.abs(reset!.minutes - 60)).toBeLessThanOrEqual(1);
    const input = { token, password: 'horse staple battery' };
    expectStatus(await app.newClient().post('/api/auth/reset-password', input), 200);
  });

  test('a trial that has just begun lasts', async () => {
    const ana = await buildUser(app, 'Ana', { plan: 'premium' });
    jest.useRealTimers();
    await buildEvent(ana);
    expect((await ana.client.get('/api/family')).body).toMatchObject({
      family: { subscriptionTier: 'premium', subscriptionStatus: 'trialing' },
    });
  });

  test('[S16] changes keep their order, whatever time they bear', async () => {
    const { id, owner } = await buildFamily(app);
    const watcher = await Watcher.open(owner.client, id);
    const event = await buildEvent(owner);
    jest.useRealTimers();
    const answer = await watcher.sees(() =>
      owner.client.put(`/api/events/${event.id}`, { ...timed, title: 'Later', version: 1 }),
    );
    expect(answer.body).toMatchObject({ title: 'Later', version: 2 });
    watcher.close();
  });
});
