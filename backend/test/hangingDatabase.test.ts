import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildEvent, buildFamily, buildUser, expectStatus } from './support/builders.js';
import type { Answer, Client } from './support/Client.js';
import { expectShortBreak } from './support/expectShortBreak.js';
import { ownSeconds } from './support/ownSeconds.js';
import { OwnPostgres } from './support/OwnPostgres.js';
import { query } from './support/query.js';
import { readEmbeddedServer } from './support/readEmbeddedServer.js';
import { RedisServer } from './support/RedisServer.js';
import { SilentProxy } from './support/SilentProxy.js';
import { TestApp } from './support/startApp.js';
import { untilMetric } from './support/untilMetric.js';

const METRICS_TOKEN = 'a token of tests, for machines';
const POOL_SIZE = 4;
/** Calls begin before, while and after the node finds out, which takes 3 seconds. */
const WAVES = 10;
const BETWEEN_WAVES_MS = 500;
const SETTINGS = {
  METRICS_TOKEN,
  DATABASE_POOL_SIZE: String(POOL_SIZE),
  DEFAULT_TIER: 'premium',
  LOG_LEVEL: 'silent',
};
const redis = new RedisServer();
const [near, far] = [new TestApp(), new TestApp()];
let directory: string;
let postgres: OwnPostgres;
let toPostgres: SilentProxy;
let toRedis: SilentProxy;

beforeAll(async () => {
  await redis.start();
  directory = await mkdtemp(path.join(tmpdir(), 'kinday-hangs-'));
  postgres = await OwnPostgres.start(path.join(directory, 'postgres'));
  toPostgres = await SilentProxy.before(postgres.url);
  toRedis = await SilentProxy.before(redis.url);
  await near.startOn(postgres.url, { ...SETTINGS, REDIS_URL: redis.url });
  await far.startOn(toPostgres.url, { ...SETTINGS, REDIS_URL: toRedis.url });
});

afterAll(async () => {
  await far.stop();
  await near.stop();
  await toPostgres.stop();
  await toRedis.stop();
  await postgres.stop();
  await redis.stop();
  await rm(directory, { recursive: true });
});

const untilReady = async (node: TestApp, status: 200 | 503) => {
  while ((await node.newClient().get('/health/ready')).status !== status) continue;
};

/** More calls at once than the pool has connections, reads and writes. */
const callsOf = (client: Client, familyId: string): Promise<Answer>[] =>
  Array.from({ length: 3 * POOL_SIZE }, (_, at) =>
    at % 2 ? client.get('/api/family') : client.post('/api/me/dates', { familyId }),
  );

/** All calls are served, and none of the pool's connections is lost. */
async function expectWhole(node: TestApp, client: Client, familyId: string): Promise<void> {
  for (const answer of await Promise.all(callsOf(client, familyId))) {
    expect(answer.status).not.toBe(503);
  }
  const connections = 'kinday_database_connections_';
  await untilMetric(node, METRICS_TOKEN, `${connections}waited_for`, (value) => value === 0);
  await untilMetric(node, METRICS_TOKEN, `${connections}open`, (value) => value <= POOL_SIZE);
}

test('PostgreSQL that is cut off without a word: 503, not ready, and whole again once it answers', async () => {
  const { id, owner, members } = await buildFamily(near, 'Ben');
  const [ana, ben] = [owner.client.copy(far.origin), members[0]!.client];
  await buildEvent({ ...owner, client: ana });
  const stays = await ana.connect();
  const leaves = await ben.copy(far.origin).connect();
  toPostgres.fallSilent();
  await untilReady(far, 503);
  expect((await far.newClient().get('/health/live')).status).toBe(200);
  expect((await near.newClient().get('/health/ready')).status).toBe(200);
  // What ends is told by Redis meanwhile; nobody else is disturbed.
  expectStatus(await ben.post('/api/auth/logout'), 200);
  await leaves.closed();
  expect(leaves.payloadsOf('signedOut')).toHaveLength(1);
  expect(stays.socket.connected).toBe(true);
  toPostgres.speak();
  await untilReady(far, 200);
  await expectWhole(far, ana, id);
  expect(stays.socket.connected).toBe(true);
  stays.close();
});

test('no call waits for 10 seconds, whenever it begins, and none at all once PostgreSQL is known to be away', async () => {
  const { id, owner } = await buildFamily(near);
  const ana = owner.client.copy(far.origin);
  await expectWhole(far, ana, id);
  toPostgres.fallSilent();
  const [answers, waits]: [Promise<Answer>[], Promise<number>[]] = [[], []];
  const call = () => {
    const calls = [...callsOf(ana, id), ana.post('/api/calendars/create', { name: 'Ours' })];
    answers.push(...calls);
    waits.push(...calls.map(ownSeconds));
  };
  for (let wave = 0; wave < WAVES; wave += 1) {
    call();
    await pause(BETWEEN_WAVES_MS);
  }
  await untilReady(far, 503);
  (await Promise.all(answers)).forEach(expectShortBreak);
  expect(Math.max(...(await Promise.all(waits)))).toBeLessThan(9);
  const late = waits.length;
  call();
  (await Promise.all(answers)).forEach(expectShortBreak);
  expect(Math.max(...(await Promise.all(waits.slice(late))))).toBeLessThan(1);
  toPostgres.speak();
  await untilReady(far, 200);
  await expectWhole(far, ana, id);
});

test('connections that the network has lost while new ones pass fail a call each, and none twice', async () => {
  const { id, owner } = await buildFamily(near);
  const ana = owner.client.copy(far.origin);
  await expectWhole(far, ana, id);
  toPostgres.fallSilent();
  toPostgres.speak();
  // The first query on a dead connection times out; the pool renews the others before they are used.
  const calls = Array.from({ length: POOL_SIZE }, () => ana.get('/api/me'));
  const waits = await Promise.all(calls.map(ownSeconds));
  expect(Math.max(...waits)).toBeLessThan(10);
  const refused = (await Promise.all(calls)).filter(({ status }) => status !== 200);
  refused.forEach(expectShortBreak);
  expect(refused.length).toBeLessThan(2);
  await expectWhole(far, ana, id);
});

test('[S5] a node that neither PostgreSQL nor Redis can tell of log-outs serves no live connection', async () => {
  const ana = await buildUser(near, 'Ana');
  const here = await ana.client.connect();
  const there = await ana.client.copy(far.origin).connect();
  toPostgres.fallSilent();
  toRedis.fallSilent();
  await there.closed();
  await expect(ana.client.copy(far.origin).connect()).rejects.toThrow();
  expect(here.socket.connected).toBe(true);
  toPostgres.speak();
  toRedis.speak();
  await untilReady(far, 200);
  const again = await ana.client.copy(far.origin).connect();
  // What ends is told again, by either way.
  await untilMetric(far, METRICS_TOKEN, 'kinday_bus_away', (value) => value === 0);
  expectStatus(await ana.client.post('/api/auth/logout'), 200);
  await Promise.all([here.closed(), again.closed()]);
});

test('PostgreSQL that stands still: 503, not ready, and whole again once it goes on', async () => {
  const { id, owner } = await buildFamily(near);
  const { pid } = await readEmbeddedServer(directory);
  const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  const processes = [pid, ...children.trim().split('\n').map(Number)];
  const signal = (name: NodeJS.Signals) => processes.forEach((each) => process.kill(each, name));
  signal('SIGSTOP');
  try {
    (await Promise.all(callsOf(owner.client, id))).forEach(expectShortBreak);
    await untilReady(near, 503);
  } finally {
    signal('SIGCONT');
  }
  await untilReady(near, 200);
  await expectWhole(near, owner.client, id);
});

test('connections of the pool that hang one by one are given up, each for another', async () => {
  const { id, owner } = await buildFamily(near);
  await Promise.all(callsOf(owner.client, id));
  const ofPool = `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND backend_type = 'client backend'
    AND application_name <> 'kinday heartbeat'`;
  const pids = (await query<{ pid: number }>({ databaseUrl: postgres.url }, ofPool)).map(
    (row) => row.pid,
  );
  pids.forEach((pid) => process.kill(pid, 'SIGSTOP'));
  const refused = (await Promise.all(callsOf(owner.client, id))).filter(
    ({ status }) => status === 503,
  );
  expect(refused.length).toBeGreaterThan(0);
  refused.forEach(expectShortBreak);
  await expectWhole(near, owner.client, id);
  pids.forEach((pid) => process.kill(pid, 'SIGCONT'));
});
