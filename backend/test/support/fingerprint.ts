import { SAVED_TABLES } from '../../src/backup/backupFormat.js';
import { query } from './query.js';

/** A hash of every row of what a backup holds, by table, generated columns included. */
export async function fingerprint(databaseUrl: string): Promise<Record<string, unknown>> {
  const hashes: Record<string, unknown> = {};
  for (const table of SAVED_TABLES) {
    const [row] = await query(
      { databaseUrl },
      `SELECT count(*)::int AS rows, md5(string_agg(each::text, '' ORDER BY each::text)) AS hash
       FROM ${table} AS each`,
    );
    hashes[table] = row;
  }
  return hashes;
}
