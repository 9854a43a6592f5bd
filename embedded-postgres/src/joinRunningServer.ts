import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode } from './errorCode.js';
import { isRunning } from './processes.js';
import type { ServerLayout } from './serverLayout.js';
import { dismissWatch, watchRunningServer } from './ownerWatch.js';
import { dropForeignLock, readLock, type ServerLock } from './serverLock.js';
import { ownerSetting } from './serverSettings.js';

const longestOrphanStop = 5_000;
const longestWait = 60_000;

/** A server someone else started in our directory. */
export interface RunningServer {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Finds the server that runs on the data. One whose owner runs is shared and left running at the end; one
 * that is stopping is waited for; one that outlives its owner becomes ours. Undefined: none runs.
 */
export async function joinRunningServer(
  layout: ServerLayout,
  urlOf: (port: number) => string,
): Promise<RunningServer | undefined> {
  const begun = Date.now();
  for (;;) {
    const lock = await readLock(layout.data);
    if (!lock || (await dropForeignLock(layout.data, lock))) return undefined;
    const owner = lock.ready ? await readOwner(layout, urlOf(lock.port)) : undefined;
    if (owner && isRunning(owner)) return { port: lock.port, stop: async () => undefined };
    const waited = Date.now() - begun;
    // A dead owner's server is usually on its way out: its watch has just been told.
    if (owner && waited > longestOrphanStop) return adopt(layout, lock);
    if (waited > longestWait) {
      throw new Error(
        `A database server (process ${lock.pid}) holds ${layout.data} and does not answer: end it, then start again.`,
      );
    }
    await sleep(20);
  }
}

/** The process that started the server, or undefined when it is not the one of this directory or not open to anyone. */
async function readOwner(layout: ServerLayout, url: string): Promise<number | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
  });
  // The server may end under us; the failed query tells.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ directory: string; owner: string }>(
      'SELECT current_setting($1) AS directory, current_setting($2) AS owner',
      ['data_directory', ownerSetting],
    );
    return rows[0]?.directory === layout.data ? Number(rows[0].owner) : undefined;
  } catch (error) {
    if (errorCode(error) !== '28P01') return undefined;
    throw new Error(
      `The running database server of ${layout.directory} refuses the password kept there: end it, then start again.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function adopt(layout: ServerLayout, lock: ServerLock): RunningServer {
  const watch = watchRunningServer(layout.user, lock.pid);
  return {
    port: lock.port,
    stop: async () => {
      if (isRunning(lock.pid)) process.kill(lock.pid, 'SIGINT');
      while (isRunning(lock.pid)) await sleep(10);
      dismissWatch(watch);
    },
  };
}
