import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runNode } from '../scripts/lib/runNode.mjs';

/**
 * Starts the built application on a free port with data of its own.
 * @param {NodeJS.ProcessEnv} [settings] more of its settings
 * @returns {Promise<{ url: string, dataDir: string, pid: number | undefined, stop: () => Promise<void> }>}
 */
export async function startServer(settings = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kinday-bench-'));
  const env = { PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '10000', ...settings };
  const server = runNode(['backend/dist/main.js'], { env, stdout: 'pipe' });
  const url = await new Promise((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const found = /http:\/\/localhost:\d+/.exec(line);
      if (found) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error('The server did not start.')));
  });
  return {
    url,
    dataDir,
    pid: server.pid,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
