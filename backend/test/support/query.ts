import { application } from './application.js';

/** Runs one statement in an application's database, for what no call can bring about. */
export async function query<Row extends object>(
  app: { databaseUrl: string },
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new application.pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
