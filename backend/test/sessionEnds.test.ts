import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildUser, expectStatus, PASSWORD, type Person } from './support/builders.js';
import type { Client } from './support/Client.js';
import { Mailbox, tokenIn } from './support/Mailbox.js';
import { RedisServer } from './support/RedisServer.js';
import { TestApp } from './support/startApp.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NEW_PASSWORD = 'horse staple battery';
const here = new TestApp();
const there = new TestApp();
let redis: RedisServer;
let mailbox: Mailbox;
let dataDir = '';

beforeAll(async () => {
  redis = await RedisServer.start();
  dataDir = await mkdtemp(path.join(tmpdir(), 'kinday-ends-'));
  mailbox = new Mailbox(dataDir);
  await here.start({ REDIS_URL: redis.url, DATA_DIR: dataDir });
  await there.startBeside(here, { REDIS_URL: redis.url });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
  await redis.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What ends log-ins, and whether the one that asked for it stays. */
const WAYS: [name: string, stays: boolean, end: (person: Person) => Promise<unknown>][] = [
  ['logging out other devices', true, ({ client }) => client.post('/api/me/sessions/end-others')],
  [
    'another password',
    true,
    ({ client }) =>
      client.post('/api/me/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }),
  ],
  [
    'a password by a mailed link',
    false,
    async ({ email, client }) => {
      await client.post('/api/auth/forgot-password', { email });
      const token = tokenIn((await mailbox.mailsTo(email))[0]);
      return client.post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
    },
  ],
  [
    'the end of the account',
    false,
    async ({ client }) => {
      const { body } = await client.get('/api/family');
      const { name } = (body as { family: { name: string } }).family;
      expectStatus(await client.delete('/api/family', { name }), 200);
      return client.delete('/api/me', { password: PASSWORD });
    },
  ],
];

async function logIn({ email }: Person, origin: string): Promise<Client> {
  const client = here.newClient();
  expectStatus(await client.post('/api/auth/login', { email, password: PASSWORD }), 200);
  return client.copy(origin);
}

test.each(WAYS)(
  '[S5] %s ends the log-ins and their sockets on every node',
  async (_, stays, end) => {
    const ana = await buildUser(here, 'Ana');
    const bystander = await buildUser(here, 'Ben');
    const others = [await logIn(ana, here.origin), await logIn(ana, there.origin)];
    const ending = await Promise.all(others.map((client) => client.connect()));
    const own = await ana.client.copy(there.origin).connect();
    const alien = await bystander.client.copy(there.origin).connect();
    expect(await end(ana)).toMatchObject({ status: 200 });
    await Promise.all([...ending, ...(stays ? [] : [own])].map((socket) => socket.closed()));
    for (const client of others) {
      expect((await client.get('/api/me')).status).toBe(401);
      await expect(client.connect()).rejects.toThrow('not_logged_in');
    }
    expect((await ana.client.get('/api/me')).status).toBe(stays ? 200 : 401);
    expect([own.socket.connected, alien.socket.connected]).toEqual([stays, true]);
    [own, alien].forEach((socket) => socket.close());
  },
);

test('[S5] a log-out wins over every request in flight, on either node', async () => {
  const ana = await buildUser(here, 'Ana');
  for (let round = 0; round < 25; round += 1) {
    const client = await logIn(ana, here.origin);
    const far = client.copy(there.origin);
    const copies = [client.copy(), far.copy(), client.copy(), far.copy()];
    await Promise.all([
      ...copies.map((copy, index) =>
        index % 2 ? copy.post('/api/me/dates', {}) : copy.get('/api/calendars'),
      ),
      client.copy().post('/api/auth/logout'),
      ...copies.map((copy) => copy.get('/api/me')),
    ]);
    const after = await Promise.all([client, far].map((copy) => copy.copy().get('/api/me')));
    expect(after.map(({ status }) => status)).toEqual([401, 401]);
  }
});
