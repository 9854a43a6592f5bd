import { query } from './query.js';

/** Those of these events that a database does not hold. */
export async function lostEvents(url: string, ids: readonly string[]): Promise<string[]> {
  const rows = await query({ databaseUrl: url }, 'SELECT id FROM events');
  const kept = new Set(rows.map((row) => (row as { id: string }).id));
  return ids.filter((id) => !kept.has(id));
}
