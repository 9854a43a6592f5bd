import { createReadStream } from 'node:fs';
import { createGunzip, type Gunzip } from 'node:zlib';
import { openDatabase } from './openDatabase.js';
import { replaceTables } from './replaceTables.js';
import { splitLines } from './splitLines.js';
import { stageRows } from './stageRows.js';

/**
 * Replaces everything in a migrated database by what a backup holds, all at once or not at all.
 * Running servers go on, reading until that moment what was there before; from then on it is another
 * log, so every open screen loads anew. Throws a sentence for people; then nothing has changed.
 * @returns when the backup was made, as an ISO instant
 */
export async function restoreBackup(databaseUrl: string, file: string): Promise<string> {
  return openDatabase(databaseUrl, async (client, migrations) => {
    await client.query('BEGIN');
    const header = await stageRows(client, migrations, splitLines(unpack(file))).catch(
      (error: NodeJS.ErrnoException) => {
        throw new Error(explain(error, file), { cause: error });
      },
    );
    await replaceTables(client, header);
    await client.query('COMMIT');
    // Until PostgreSQL counts by itself, it plans as for what was there before.
    await client.query('ANALYZE').catch(() => undefined);
    return header.at;
  });
}

function unpack(file: string): Gunzip {
  const unpacked = createGunzip();
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  return unpacked;
}

function explain({ code, message }: NodeJS.ErrnoException, file: string): string {
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code?.startsWith('Z_')) return `${file} is damaged or incomplete. Nothing was changed.`;
  return `${file} cannot be restored: ${message.replace(/[.]?$/, '.')} Nothing was changed.`;
}
