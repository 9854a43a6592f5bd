import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { ensureProgram } from '../../scripts/lib/systemProgram.mjs';

/** A port of this machine that nobody uses now. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Starts a Redis that keeps nothing.
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startRedis() {
  const program = await ensureProgram(['redis-server', 'valkey-server'], 'redis-server');
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const server = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  };
  for await (const line of createInterface(server.stdout)) {
    if (line.includes('Ready to accept connections')) break;
  }
  // Whatever it says later must not fill the pipe.
  server.stdout.resume();
  return { url: `redis://127.0.0.1:${port}`, pid: server.pid, stop };
}
