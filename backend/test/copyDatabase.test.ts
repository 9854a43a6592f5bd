import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { copyDatabase } from '../src/database/copyDatabase.js';
import { buildEvent, buildFamily } from './support/builders.js';
import { fingerprint } from './support/fingerprint.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp();

test('a copy holds every row, log-ins and the log’s epoch included', async () => {
  const { owner } = await buildFamily(app, 'Ben');
  await buildEvent(owner, { title: 'Café 🎂 "q" \\ \n new line', notes: '\t' });
  const server = process.env.KINDAY_TEST_DATABASE!;
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  await query({ databaseUrl: server }, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await copyDatabase(app.databaseUrl, url.href);
  expect(await fingerprint(url.href)).toEqual(await fingerprint(app.databaseUrl));
  const kept =
    'SELECT epoch, (SELECT array_agg(id_hash ORDER BY id_hash) FROM sessions) FROM log_epoch';
  expect(await query({ databaseUrl: url.href }, kept)).toEqual(await query(app, kept));
  await query({ databaseUrl: server }, `DROP DATABASE ${name} WITH (FORCE)`);
});
