import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cloneDatabase, type ClonedDatabase } from './support/cloneDatabase.js';
import { connectionsOf, query } from './support/query.js';
import { ServerProcess } from './support/ServerProcess.js';

/** More than the jobs of a start use. */
const POOL_SIZE = 20;
let database: ClonedDatabase;
let directory: string;

beforeAll(async () => {
  database = await cloneDatabase();
  directory = await mkdtemp(path.join(tmpdir(), 'kinday-warm-'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

test('a server that says it is ready has its connections open, and has written nothing for that', async () => {
  const server = await ServerProcess.start({
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    DATA_DIR: directory,
  });
  const open = await connectionsOf({ databaseUrl: database.url });
  await server.stop();
  expect(open.length).toBeGreaterThanOrEqual(POOL_SIZE);
  for (const table of ['users', 'families', 'events', 'changes', 'rate_limits']) {
    expect(await query({ databaseUrl: database.url }, `SELECT FROM ${table}`)).toEqual([]);
  }
});
