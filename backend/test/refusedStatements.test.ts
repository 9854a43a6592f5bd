import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildEvent, buildFamily, expectStatus, timed } from './support/builders.js';
import { OwnPostgres } from './support/OwnPostgres.js';
import { query } from './support/query.js';
import { TestApp } from './support/startApp.js';

const app = new TestApp();
let directory: string;
let postgres: OwnPostgres;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kinday-refused-'));
  postgres = await OwnPostgres.start(directory);
  await app.startOn(postgres.url, {});
});

afterAll(async () => {
  await app.stop();
  await postgres.stop();
  await rm(directory, { recursive: true });
});

const errors = async () =>
  (await readFile(path.join(directory, 'server.log'), 'utf8'))
    .split('\n')
    .flatMap((line) => /ERROR: +(.*)/.exec(line)?.[1] ?? []);

test('what fails on purpose says in the log of PostgreSQL what it is', async () => {
  const { owner, id } = await buildFamily(app);
  const elsewhere = (sql: string, values: unknown[]) =>
    query({ databaseUrl: postgres.url }, sql, values);
  const event = await buildEvent(owner);
  await elsewhere('UPDATE families SET revision = revision + 1 WHERE id = $1', [id]);
  expectStatus(await owner.client.put(`/api/events/${event.id}`, { ...timed, title: 'New' }), 200);
  let last = event;
  for (let more = 1; more < 30; more += 1) last = await buildEvent(owner);
  expect((await owner.client.post('/api/events', { ...timed, familyId: id })).status).toBe(403);
  await elsewhere('DELETE FROM sessions WHERE user_id = $1', [owner.id]);
  const late = await owner.client.put(`/api/events/${last.id}`, { ...timed, title: 'Late' });
  expect(late.status).toBe(401);
  expect((await errors()).sort()).toEqual([
    'kinday: the family has changed meanwhile',
    'kinday: this month is full',
    'kinday: this session has ended',
  ]);
});
