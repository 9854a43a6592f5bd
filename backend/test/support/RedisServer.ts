import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './freePort.js';

/** A Redis of the tests' own, which keeps nothing; may stop and start again at the same address. */
export class RedisServer {
  #process: ChildProcess | undefined;
  #port = 0;

  static async start(): Promise<RedisServer> {
    const server = new RedisServer();
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    const settings = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', ''];
    const server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      createInterface(server.stdout).on('line', (line) => {
        if (line.includes('Ready to accept connections')) resolve();
      });
    });
  }

  /** Has it stand still, with all its connections open, or go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process?.kill(signal);
  }

  async stop(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null) return;
    this.#process.kill('SIGKILL');
    await once(this.#process, 'exit');
  }
}
