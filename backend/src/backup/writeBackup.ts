import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { SAVED_TABLES, type BackupHeader, type SavedTable } from './backupFormat.js';
import { openDatabase } from './openDatabase.js';

/** Few enough for rows of a hundred kilobytes each. */
const ROWS_AT_ONCE = 50;

/**
 * Saves a database, as it is at one moment, in a new file that only its owner may read. The server
 * goes on meanwhile. The file has its name once it is whole, also when the process is killed. Throws a
 * sentence for people; then there is no file.
 * @returns how many rows of each table there are in it
 */
export async function writeBackup(
  databaseUrl: string,
  file: string,
): Promise<Map<SavedTable, number>> {
  const saved = new Map<SavedTable, number>();
  await openDatabase(databaseUrl, async (client, migrations) => {
    const draft = `${file}-${randomUUID()}.part`;
    const output = await openDraft(file, draft);
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const header = await makeHeader(client, migrations.at(-1) ?? '');
      const lines = Readable.from(linesOf(client, header, saved));
      await pipeline(lines, createGzip(), output.createWriteStream({ flush: true }));
      await rename(draft, file);
      await client.query('COMMIT');
      await noteTime(client);
    } catch (error) {
      await output.close();
      await rm(draft, { force: true });
      throw error;
    }
  });
  return saved;
}

async function openDraft(file: string, draft: string): Promise<FileHandle> {
  if (await stat(file).catch(() => undefined)) throw new Error(`${file} is there already.`);
  return open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be written: ${error.message}.`);
  });
}

/** For the server's metrics. The backup is good without it: the disk may be full, the schema older. */
async function noteTime(client: Client): Promise<void> {
  await client.query('INSERT INTO backup_times VALUES (now())').catch(() => undefined);
}

async function makeHeader(client: Client, schema: string): Promise<BackupHeader> {
  // Generated columns come by themselves.
  const { rows } = await client.query<{ table: SavedTable; columns: string[] }>(
    `SELECT table_name::text AS table, array_agg(column_name::text ORDER BY ordinal_position) AS columns
     FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = ANY($1) AND is_generated = 'NEVER'
     GROUP BY table_name`,
    [SAVED_TABLES],
  );
  const columns = Object.fromEntries(rows.map((row) => [row.table, row.columns]));
  return { kindayBackup: 1, schema, at: new Date().toISOString(), columns };
}

async function* linesOf(
  client: Client,
  header: BackupHeader,
  saved: Map<SavedTable, number>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for (const table of SAVED_TABLES) {
    const columns = header.columns[table];
    if (!columns) continue;
    saved.set(table, 0);
    yield `${JSON.stringify(table)}\n`;
    await client.query(
      `DECLARE saved NO SCROLL CURSOR FOR
       SELECT row_to_json(each)::text AS line FROM (SELECT ${columns.join()} FROM ${table}) AS each`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`FETCH ${ROWS_AT_ONCE} FROM saved`);
      if (rows.length === 0) break;
      saved.set(table, (saved.get(table) ?? 0) + rows.length);
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
    await client.query('CLOSE saved');
  }
}
