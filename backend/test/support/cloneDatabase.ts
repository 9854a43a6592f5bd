import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of a test file's own. */
export interface ClonedDatabase {
  url: string;
  drop(this: void): Promise<void>;
}

/** Clones the migrated database that globalSetup prepared. */
export async function cloneDatabase(): Promise<ClonedDatabase> {
  const server = process.env.KINDAY_TEST_DATABASE;
  if (!server) throw new Error('globalSetup has not started a database server.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE migrated`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
