import type { Client } from 'pg';
import { backupHeaderSchema, SAVED_TABLES, type BackupHeader } from './backupFormat.js';

/** Characters; a row may be a hundred bytes or a hundred thousand. */
const MOST_AT_ONCE = 1_000_000;

/** The temporary table that holds a table's rows until all of the backup has been read. */
export const stagedAs = (table: string) => `restored_${table}`;

/**
 * Reads a backup's lines into temporary tables of the transaction: nobody notices, and a file that
 * turns out damaged has changed nothing.
 * @param migrations those of the database
 */
export async function stageRows(
  client: Client,
  migrations: readonly string[],
  lines: AsyncIterable<string>,
): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  let stage = '';
  let rows: string[] = [];
  let size = 0;
  const flush = async () => {
    if (rows.length === 0) return;
    await client.query(
      `INSERT INTO ${stage} SELECT * FROM json_populate_recordset(NULL::${stage}, $1)`,
      [`[${rows.join()}]`],
    );
    rows = [];
    size = 0;
  };
  for await (const line of lines) {
    if (!header) header = readHeader(line, migrations);
    else if (line.startsWith('"')) {
      await flush();
      stage = await makeStage(client, header, line);
    } else {
      rows.push(line);
      size += line.length;
      if (size >= MOST_AT_ONCE) await flush();
    }
  }
  await flush();
  if (!header) throw new Error('It is empty.');
  return header;
}

function readHeader(line: string, migrations: readonly string[]): BackupHeader {
  const header = backupHeaderSchema.safeParse(parse(line));
  if (!header.success) throw new Error('It is not a backup of this program.');
  if (migrations.includes(header.data.schema)) return header.data;
  throw new Error('It was made by a newer version of Kinday: please update first.');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Rows of an earlier version lack later columns, as if that version wrote them today. */
async function makeStage(client: Client, header: BackupHeader, line: string): Promise<string> {
  const table = SAVED_TABLES.find((each) => each === parse(line));
  const columns = table && header.columns[table];
  if (!columns) throw new Error('It holds a table that is not known.');
  await client.query(
    `CREATE TEMPORARY TABLE ${stagedAs(table)} ON COMMIT DROP AS
     SELECT ${columns.join()} FROM ${table} WITH NO DATA`,
  );
  return stagedAs(table);
}
