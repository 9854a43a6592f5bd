import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { application } from './support/application.js';
import { cloneDatabase, type ClonedDatabase } from './support/cloneDatabase.js';
import { SESSION_SECRET } from './support/startApp.js';

let database: ClonedDatabase;
let directory: string;
beforeAll(async () => {
  database = await cloneDatabase();
  directory = await mkdtemp(path.join(tmpdir(), 'kinday-jobs-'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

test('jobs begin once the server listens, as the links in mails name its port', async () => {
  const config = application.readConfig({ DATA_DIR: directory, LOG_LEVEL: 'error' });
  const surroundings = { databaseUrl: database.url, sessionSecret: SESSION_SECRET };
  const app = await application.createApp(config, surroundings);
  const server = app.getHttpServer();
  let isListening: boolean | undefined;
  const work = () => Promise.resolve(void (isListening ??= server.listening));
  app.get(application.BackgroundJobs).add(new application.RecurringJob('probe', 60_000, work));
  await app.listen(0, '127.0.0.1');
  await app.close();
  expect(isListening).toBe(true);
});
