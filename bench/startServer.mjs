import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Starts the built application on a free port with data of its own.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kinday-bench-'));
  const server = spawn(process.execPath, ['backend/dist/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '10000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const found = /http:\/\/localhost:\d+/.exec(line);
      if (found) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error('The server did not start.')));
  });
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
