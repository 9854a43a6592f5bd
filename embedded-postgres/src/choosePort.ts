import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readIfExists } from './writeOnce.js';

const looks = 5;
const shortestPauseMs = 10;
const longestPauseMs = 50;

/**
 * A free port of 127.0.0.1: the directory's last one if possible, so that a process that takes the
 * server over serves at the same address.
 */
export async function choosePort(directory: string): Promise<number> {
  const last = Number(await readIfExists(portFile(directory)));
  return last && (await isFree(last)) ? last : findFreePort();
}

/** Remembers the port of a server that has started, which a full disk must not make a failure. */
export async function keepPort(directory: string, port: number): Promise<void> {
  await writeFile(portFile(directory), String(port)).catch((error: unknown) =>
    console.warn(`The database's port could not be kept for its next start: ${String(error)}`),
  );
}

/** Any free port of 127.0.0.1. */
export function findFreePort(): Promise<number> {
  return listenOnce(0);
}

/** Looks several times: another process that starts now may hold the port for a moment to look, too. */
async function isFree(port: number): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    if (await canListen(port)) return true;
    await sleep(shortestPauseMs + Math.random() * (longestPauseMs - shortestPauseMs));
  }
  return false;
}

async function canListen(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

async function listenOnce(port: number): Promise<number> {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
}

function portFile(directory: string): string {
  return path.join(directory, 'port');
}
