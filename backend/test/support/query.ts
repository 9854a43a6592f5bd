import { application } from './application.js';

/** Runs one statement in a database, as an application's, for what no call can bring about. */
export async function query<Row extends object>(
  { databaseUrl }: { databaseUrl: string },
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new application.pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
