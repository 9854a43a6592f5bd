import pg from 'pg';

/** Looks into a database behind the application's back. */
export async function queryDatabase(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
