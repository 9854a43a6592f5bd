import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode } from './errorCode.js';
import { isRunning } from './processes.js';
import type { ServerLayout } from './serverLayout.js';
import { dismissWatch, watchRunningServer } from './ownerWatch.js';
import type { ServerProcess } from './serverProcess.js';
import { dropForeignLock, readLock, type ServerLock } from './serverLock.js';
import { dataSetting, ownerSetting } from './serverSettings.js';

const longestOrphanStop = 5_000;
const longestWait = 60_000;

const lookAgain = 250;

/** A server and its port of 127.0.0.1. */
export interface RunningServer {
  port: number;
  server: ServerProcess;
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
    if (owner && isRunning(owner)) return { port: lock.port, server: share(lock.pid) };
    const waited = Date.now() - begun;
    // The owner is dead: the watch is usually stopping its server at this moment.
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
    const { rows } = await client.query<{ data: string; owner: string }>(
      `SELECT coalesce(current_setting($1, true), current_setting('data_directory')) AS data,
              current_setting($2) AS owner`,
      [dataSetting, ownerSetting],
    );
    return rows[0]?.data === layout.data ? Number(rows[0].owner) : undefined;
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
  const ended = untilEnded(lock.pid).then(() => dismissWatch(watch));
  const stop = async () => {
    if (isRunning(lock.pid)) process.kill(lock.pid, 'SIGINT');
    await ended;
  };
  return { port: lock.port, server: { stop, ended } };
}

/** Another process's server: stopping means to look after it no longer. */
function share(pid: number): ServerProcess {
  const leaving = new AbortController();
  return { stop: async () => leaving.abort(), ended: untilEnded(pid, leaving.signal) };
}

async function untilEnded(pid: number, leaving?: AbortSignal): Promise<void> {
  while (!leaving?.aborted && isRunning(pid)) {
    await sleep(lookAgain, undefined, { ref: false, signal: leaving }).catch(() => undefined);
  }
}
