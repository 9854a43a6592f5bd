import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { buildFamily, expectStatus, type BuiltFamily } from './support/builders.js';
import { OwnPostgres } from './support/OwnPostgres.js';
import { expectShortBreak } from './support/expectShortBreak.js';
import { lostEvents } from './support/lostEvents.js';
import { readViews } from './support/readViews.js';
import { TestApp } from './support/startApp.js';
import { Tab } from './support/Tab.js';
import { Writers } from './support/Writers.js';

const app = new TestApp();
let directory: string;
let postgres: OwnPostgres;
let family: BuiltFamily;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kinday-away-'));
  postgres = await OwnPostgres.start(directory);
  await app.startOn(postgres.url, { DEFAULT_TIER: 'premium', LOG_LEVEL: 'silent' });
  family = await buildFamily(app, 'Ben');
});

afterAll(async () => {
  await app.stop();
  await postgres.stop();
  await rm(directory, { recursive: true });
});

test('PostgreSQL restarted under load: 503 meanwhile, then all goes on, screens too, and nothing is lost', async () => {
  const { client } = family.owner;
  const ben = family.members[0]!.client;
  const tab = new Tab(ben, family.id, () => 1);
  await tab.load();
  await tab.connect();
  const writers = new Writers(Array.from({ length: 8 }, () => client));
  await writers.until(() => writers.added.length >= 30);
  await postgres.stop();
  await writers.until(() => writers.refusals.length >= 20);
  const visitor = app.newClient();
  const health = ['/health/live', '/health/ready'].map((path) => visitor.get(path));
  expect((await Promise.all(health)).map(({ status }) => status)).toEqual([200, 503]);
  expectShortBreak(await client.get('/api/me'));
  const before = writers.added.length;
  await postgres.start();
  const back = performance.now();
  while ((await visitor.get('/health/ready')).status !== 200) continue;
  const healthyAfter = performance.now() - back;
  await writers.until(() => writers.added.length >= before + 30);
  await writers.end();
  console.info(`PostgreSQL is back: healthy after ${Math.ceil(healthyAfter)} ms.`);

  writers.refusals.forEach(expectShortBreak);
  expect(writers.unanswered).toBe(0);
  expect(await lostEvents(postgres.url, writers.added)).toEqual([]);
  const fresh = await readViews(ben, family.id);
  await tab.reaches(fresh[0]!.revision);
  expect([tab.isConnected, tab.views]).toEqual([true, fresh]);
  tab.close();
});

test('with every connection in use the rest is asked to come back, and it recovers', async () => {
  const { client } = family.owner;
  const hog = new pg.Client({ connectionString: postgres.url });
  await hog.connect();
  await hog.query('BEGIN; LOCK TABLE events IN ACCESS EXCLUSIVE MODE');
  const asked = Array.from({ length: 30 }, () =>
    client.get('/api/events?from=2026-11-01&to=2026-12-01'),
  );
  // Ten wait for the table; the others wait for one of the ten, and not for ever.
  expectShortBreak(await Promise.race(asked));
  await hog.query('ROLLBACK');
  await hog.end();
  const answers = await Promise.all(asked);
  const served = answers.filter(({ status }) => status === 200);
  expect(served.length).toBeGreaterThanOrEqual(10);
  answers.filter((answer) => !served.includes(answer)).forEach(expectShortBreak);
  expectStatus(await client.get('/api/events?from=2026-11-01&to=2026-12-01'), 200);
});
