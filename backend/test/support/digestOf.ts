import { query } from './query.js';
import type { TestApp } from './startApp.js';

/**
 * Counts of attempts and the time a session was seen change with every call; what is to be told, and
 * how far it was looked for, changes by itself.
 */
const RESTLESS = ['rate_limits', 'sessions', 'notices', 'reminder_progress'];

/** A digest of every table, by name: two are equal when nothing was written between them. */
export async function digestOf(app: TestApp): Promise<Record<string, string | null>> {
  const tables = await query<{ name: string }>(
    app,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND NOT table_name = ANY($1) ORDER BY 1`,
    [RESTLESS],
  );
  const digests = tables.map(
    ({ name }) =>
      `'${name}', (SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${name} t)`,
  );
  const sql = `SELECT json_build_object(${digests.join()}) AS digest`;
  const [row] = await query<{ digest: Record<string, string | null> }>(app, sql);
  return row!.digest;
}
