import { mkdtemp } from 'node:fs/promises';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

register('../../../jest/typescriptHooks.mjs', import.meta.url);

/** Starts one PostgreSQL for all API tests, with a migrated database to clone. */
export default async function globalSetup() {
  const { startEmbeddedPostgres } = await import('@kinday/embedded-postgres');
  const { migrate } = await import('../../src/database/migrate.ts');
  const directory = await mkdtemp(path.join(tmpdir(), 'kinday-api-'));
  const server = await startEmbeddedPostgres(directory, { durable: false });
  globalThis.kindayTestServer = { directory, stop: server.stop };

  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('CREATE DATABASE migrated');
  await client.end();
  const migrated = new URL(server.url);
  migrated.pathname = '/migrated';
  await migrate(migrated.href);
  process.env.KINDAY_TEST_DATABASE = server.url;
}
