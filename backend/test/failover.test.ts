import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Event } from '@kinday/contracts/event';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildEvent, buildFamily, expectStatus, timed } from './support/builders.js';
import type { Answer, Client } from './support/Client.js';
import { OwnPostgres } from './support/OwnPostgres.js';
import { query } from './support/query.js';
import { RedisServer } from './support/RedisServer.js';
import { TestApp } from './support/startApp.js';
import { TestSocket } from './support/TestSocket.js';

const [near, far] = [new TestApp(), new TestApp()];
let directory: string;
let server: OwnPostgres;
let redis: RedisServer;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kinday-failover-'));
  server = await OwnPostgres.start(path.join(directory, 'now'));
  redis = await RedisServer.start();
  for (const node of [near, far]) await node.startOn(server.url, { REDIS_URL: redis.url });
});

afterAll(async () => {
  await near.stop();
  await far.stop();
  await redis.stop();
  await server.stop();
  await rm(directory, { recursive: true });
});

/** Asks again while the database is away. */
async function untilServed(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
}

/** Stops the database, has something done to its files, and starts it again. */
async function whileStopped(work: (now: string, copy: string) => Promise<void>): Promise<void> {
  await server.stop();
  await work(path.join(directory, 'now'), path.join(directory, 'copy'));
  await server.start();
}

const copyAll = (from: string, to: string) =>
  cp(from, to, { recursive: true, preserveTimestamps: true });

test('what was lost with a database does not come back out of the memory of another node', async () => {
  const family = await buildFamily(near, 'Ben');
  const [owner, ben] = [family.owner.client, far.newClient()];
  const { email, password } = family.members[0]!;
  expectStatus(await ben.post('/api/auth/login', { email, password }), 200);
  const event = await buildEvent(family.owner, { needsSomebody: true });
  // The other node knows the calendar from now on, and Ben as one of its members.
  expectStatus(await ben.post('/api/events', { ...timed, familyId: family.id }), 201);
  const edit = async (title: string): Promise<Answer> => {
    const input = { ...timed, needsSomebody: true, title };
    return untilServed(() => owner.put(`/api/events/${event.id}`, input));
  };
  const hearsOf = async (client: Client, work: () => Promise<Answer>): Promise<void> => {
    const socket = await TestSocket.open(far.origin, client.cookie);
    await socket.hello();
    await socket.change(family.id, expectStatus(await work(), 200).revision!);
    socket.close();
  };

  await whileStopped(copyAll);
  expectStatus(await untilServed(() => ben.get('/api/family')), 200);
  await hearsOf(ben, () => edit('Lost'));
  await whileStopped(async (now, copy) => {
    await rm(now, { recursive: true });
    await copyAll(copy, now);
  });
  expectStatus(await edit('New'), 200);
  const claimed = await untilServed(() => ben.post(`/api/events/${event.id}/claim`, {}));
  expect((expectStatus(claimed, 200).body as Event).title).toBe('New');
  const sql = 'SELECT title FROM events WHERE id = $1';
  expect(await query({ databaseUrl: server.url }, sql, [event.id])).toEqual([{ title: 'New' }]);
});
