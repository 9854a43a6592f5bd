import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { choosePort, findFreePort, keepPort } from './choosePort.js';

let directory: string;
let last: number;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kinday-port-'));
  last = await findFreePort();
  await keepPort(directory, last);
});
afterEach(() => rm(directory, { recursive: true }));

/** Another program that listens on the last port. */
async function occupy() {
  const occupant = createServer().listen(last, '127.0.0.1');
  await once(occupant, 'listening');
  return occupant;
}

test('the last port is chosen though another process that starts now holds it for a moment', async () => {
  const occupant = await occupy();
  setTimeout(() => occupant.close(), 5);
  expect(await choosePort(directory)).toBe(last);
});

test('a port that another program keeps is left to it, and remembered until the server has started', async () => {
  const occupant = await occupy();
  expect(await choosePort(directory)).not.toBe(last);
  occupant.close();
  expect(await choosePort(directory)).toBe(last);
});

test('a port that cannot be written down, as on a full disk, is said and stops no start', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await keepPort(path.join(directory, 'gone'), last);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('ENOENT'));
  warn.mockRestore();
});
