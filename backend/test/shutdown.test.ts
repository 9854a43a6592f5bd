import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import pg from 'pg';
import { buildFamily, buildUser, expectStatus } from './support/builders.js';
import { lostEvents } from './support/lostEvents.js';
import { query } from './support/query.js';
import { RedisServer } from './support/RedisServer.js';
import { ServerProcess } from './support/ServerProcess.js';
import { SESSION_SECRET, startApp } from './support/startApp.js';
import { Writers } from './support/Writers.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const running: ServerProcess[] = [];
const load: Writers[] = [];
let redis: RedisServer;

beforeAll(async () => {
  redis = await RedisServer.start();
});

afterAll(async () => {
  await Promise.all(load.map((writers) => writers.end()));
  await Promise.all(running.map((node) => node.kill()));
  await redis.stop();
});

test('SIGTERM under load loses no answered write; whoever was there goes on at the other node', async () => {
  const { id, owner } = await buildFamily(app);
  const settings = {
    DATABASE_URL: app.databaseUrl,
    REDIS_URL: redis.url,
    SESSION_SECRET,
    RATE_LIMIT_SCALE: '100000',
    DEFAULT_TIER: 'premium',
  };
  const [leaving, staying] = await Promise.all([
    ServerProcess.start(settings),
    ServerProcess.start(settings),
  ]);
  running.push(leaving, staying);
  const here = owner.client.copy(leaving.origin);
  const there = owner.client.copy(staying.origin);
  const socket = await here.connect();
  const atLeaving = new Writers(Array.from({ length: 8 }, () => here));
  const atStaying = new Writers([there]);
  load.push(atLeaving, atStaying);
  await atLeaving.until(() => atLeaving.added.length >= 50);
  // Exit code 0: everything under way was finished before the time for that was over.
  expect(await leaving.stop('SIGTERM')).toBe(0);
  await socket.closed();
  await atLeaving.end();
  const again = await there.connect();
  const { families } = await again.hello();
  const before = atStaying.added.length;
  await atStaying.until(() => atStaying.added.length >= before + 10);
  await atStaying.end();
  await again.change(id, families[id]! + 5);

  expect([...atLeaving.refusals, ...atStaying.refusals].map(({ status }) => status)).toEqual([]);
  const added = [...atLeaving.added, ...atStaying.added];
  expect(await lostEvents(app.databaseUrl, added)).toEqual([]);
  again.close();
}, 120_000);

test('on SIGTERM a node says that it is not ready while it still serves; SIGUSR2 ends nothing', async () => {
  const node = await ServerProcess.start({ DATABASE_URL: app.databaseUrl, SESSION_SECRET });
  running.push(node);
  const ready = () => fetch(`${node.origin}/health/ready`).then(({ status }) => status);
  node.signal('SIGUSR2');
  expect(await ready()).toBe(200);

  const code = node.stop('SIGTERM');
  let status = await ready();
  while (status === 200) status = await ready();
  expect(status).toBe(503);
  expectStatus(await node.newClient().get('/health/live'), 200);
  // A second signal, as from an impatient supervisor, does not shut down twice.
  node.signal('SIGTERM');
  expect(await code).toBe(0);
});

test('background jobs that hang, at Stripe and at a lock, do not hold up the end', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const asked = once(silent, 'request');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE password_resets');
  const node = await ServerProcess.start({
    DATABASE_URL: app.databaseUrl,
    SESSION_SECRET,
    STRIPE_SECRET_KEY: 'sk_test_of_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_tests',
    STRIPE_PRICE_ID: 'price_premium',
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  });
  running.push(node);
  await asked;
  while ((await query(app, 'SELECT FROM pg_locks WHERE NOT granted')).length === 0);
  // Exit code 0: within the time that a process has for its end.
  expect(await node.stop()).toBe(0);
  await holder.end();
  silent.closeAllConnections();
  silent.close();
});

test('a client that sleeps, and answers no goodbye, does not hold up the end', async () => {
  const { client } = await buildUser(app, 'Ana');
  const node = await ServerProcess.start({ DATABASE_URL: app.databaseUrl, SESSION_SECRET });
  running.push(node);
  const sleeping = await client.copy(node.origin).connect();
  const { engine } = sleeping.socket.io;
  const { transport } = engine as unknown as { transport: { ws: { _socket: Socket } } };
  transport.ws._socket.pause();
  expect(await node.stop()).toBe(0);
  transport.ws._socket.destroy();
  sleeping.close();
});
