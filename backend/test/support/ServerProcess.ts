import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const runTypescript = new URL('../../../jest/runTypescript.mjs', import.meta.url).href;
const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The application as a process of its own, which may be killed. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    /** http://localhost:<port> */
    readonly origin: string,
  ) {}

  /** Starts it from the sources, with these settings, and resolves when it is ready. */
  static async start(environment: Record<string, string>): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--import', runTypescript, main], {
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const [origin] = /http:\/\/localhost:\d+/.exec(line.replace(/^Links.*/, '')) ?? [];
      if (origin) return new ServerProcess(child, origin);
    }
    throw new Error('The server ended before it was ready.');
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** Ends it as Ctrl-C does. Resolves with the exit code. */
  async stop(): Promise<number | null> {
    const ended = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill('SIGINT');
    return (await ended)[0];
  }
}
