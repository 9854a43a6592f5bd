import pg from 'pg';
import { MIGRATIONS } from '../database/dataSourceOptions.js';

const UNDEFINED_TABLE = '42P01';

/**
 * Connects for the time of some work, in a transaction that this work begins and ends. Throws when
 * the database belongs to a newer version of ours, of whose tables we know nothing.
 * @param work gets the connection and the names of the database's migrations, the first one first
 */
export async function openDatabase<T>(
  databaseUrl: string,
  work: (client: pg.Client, migrations: string[]) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // The query under way tells; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client, await readMigrations(client));
  } finally {
    await client.end();
  }
}

async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client
    .query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp')
    .catch((error: { code?: unknown }) => {
      if (error.code === UNDEFINED_TABLE) throw new Error('This database is still empty.');
      throw error;
    });
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const names = rows.map(({ name }) => name);
  if (names.every((name) => known.has(name))) return names;
  throw new Error('This database belongs to a newer version of Kinday: please update first.');
}
