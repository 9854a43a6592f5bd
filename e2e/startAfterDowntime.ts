import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { startServer, type RunningServer } from './startServer.js';

/**
 * Starts one more node of a running server, which finds that no reminders were planned for minutes, as
 * after that much downtime: no test waits for the next minute to begin.
 * @param settings as of the first node
 */
export async function startAfterDowntime(
  server: RunningServer,
  minutes: number,
  settings: Record<string, string>,
): Promise<RunningServer> {
  const url = await databaseOf(server);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `UPDATE reminder_progress SET done_until = done_until - make_interval(mins => $1)`,
    [minutes],
  );
  await client.end();
  return startServer({ ...settings, DATABASE_URL: url });
}

/** Where a running server keeps everything, for another node. */
export async function databaseOf({ dataDir }: RunningServer): Promise<string> {
  const read = (file: string) => readFile(path.join(dataDir, 'postgres', file), 'utf8');
  const [, , , port] = (await read('data/postmaster.pid')).split('\n');
  return `postgres://kinday:${await read('password')}@127.0.0.1:${port}/kinday`;
}
