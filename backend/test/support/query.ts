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
