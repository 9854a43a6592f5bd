import { application } from './application.js';

/** Runs one statement in a database, as an application's, for what no call can bring about. */
export async function query<Row extends object>(
  { databaseUrl }: { databaseUrl: string },
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new application.pg.Client({ connectionString: databaseUrl });
  // A server that ends says so by the statement; without a listener it would end the tests as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

const CONNECTIONS = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name <> 'kinday heartbeat'`;

/** The processes of PostgreSQL that serve an application's pool; a connection that is closed takes its own along. */
export async function connectionsOf(app: { databaseUrl: string }): Promise<number[]> {
  return (await query<{ pid: number }>(app, CONNECTIONS)).map(({ pid }) => pid);
}
