import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode } from './errorCode.js';
import { isAlive } from './livingProcess.js';
import type { Place } from './preparePlace.js';
import { dismissGuard, guardLivingServer } from './serverGuard.js';
import { dropForeignLock, readLock, type ServerLock } from './serverLock.js';
import { ownerSetting } from './serverSettings.js';

const patienceWithOrphan = 5_000;
const longestWait = 60_000;

/** A server someone else started in our directory. */
export interface LivingServer {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Finds the server that lives in the place. One whose owner lives is shared and left running at the end;
 * one that is stopping is waited for; an orphan that does not stop becomes ours. Undefined: none lives.
 */
export async function joinLivingServer(
  place: Place,
  urlOf: (port: number) => string,
): Promise<LivingServer | undefined> {
  const begun = Date.now();
  for (;;) {
    const lock = await readLock(place.data);
    if (!lock || (await dropForeignLock(place.data, lock))) return undefined;
    const owner = lock.ready ? await askForOwner(place, urlOf(lock.port)) : undefined;
    if (owner && isAlive(owner)) return { port: lock.port, stop: async () => undefined };
    const waited = Date.now() - begun;
    // A dead owner's server is usually on its way out: its guard has just been told.
    if (owner && waited > patienceWithOrphan) return adopt(place, lock);
    if (waited > longestWait) {
      throw new Error(
        `A database server (process ${lock.pid}) holds ${place.data} and does not answer: end it, then start again.`,
      );
    }
    await sleep(20);
  }
}

/** The process that started the server, or undefined when it is not the one of this directory or not open to anyone. */
async function askForOwner(place: Place, url: string): Promise<number | undefined> {
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
    return rows[0]?.directory === place.data ? Number(rows[0].owner) : undefined;
  } catch (error) {
    if (errorCode(error) !== '28P01') return undefined;
    throw new Error(
      `The running database server of ${place.directory} refuses the password kept there: end it, then start again.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function adopt(place: Place, lock: ServerLock): LivingServer {
  const guard = guardLivingServer(place.user, lock.pid);
  return {
    port: lock.port,
    stop: async () => {
      if (isAlive(lock.pid)) process.kill(lock.pid, 'SIGINT');
      while (isAlive(lock.pid)) await sleep(10);
      dismissGuard(guard);
    },
  };
}
