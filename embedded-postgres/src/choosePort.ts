import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { readIfExists } from './writeOnce.js';

/**
 * A free port of 127.0.0.1: the directory's last one if possible, so that whoever takes the server
 * over is found at the same address.
 */
export async function choosePort(directory: string): Promise<number> {
  const file = path.join(directory, 'port');
  const last = Number(await readIfExists(file));
  const port = last && (await isFree(last)) ? last : await findFreePort();
  if (port !== last) await writeFile(file, String(port));
  return port;
}

/** Any free port of 127.0.0.1. */
export function findFreePort(): Promise<number> {
  return listenOnce(0);
}

async function isFree(port: number): Promise<boolean> {
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
