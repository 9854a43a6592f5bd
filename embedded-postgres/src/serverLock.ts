import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readIfExists } from './writeOnce.js';
import { commandLineOf, isRunning } from './processes.js';

/** What a running server writes about itself in postmaster.pid. */
export interface ServerLock {
  pid: number;
  port: number;
  ready: boolean;
}

/** The lock of the server that lives in a data directory; a dead one's lock counts as none. */
export async function readLock(data: string): Promise<ServerLock | undefined> {
  const text = await readIfExists(lockFile(data));
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!pid || !isRunning(pid)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * After a power cut the number in the lock may have gone to some other program, and PostgreSQL would
 * refuse to start: such a lock is removed. Returns whether it was.
 */
export async function dropForeignLock(data: string, lock: ServerLock): Promise<boolean> {
  const command = await commandLineOf(lock.pid);
  if (command === undefined || command.includes(data)) return false;
  const now = await readLock(data);
  if (now?.pid === lock.pid) await rm(lockFile(data), { force: true });
  return true;
}

function lockFile(data: string): string {
  return path.join(data, 'postmaster.pid');
}
