import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from './Client.js';

const runTypescript = new URL('../../../jest/runTypescript.mjs', import.meta.url).href;
const main = new URL('../../src/main.ts', import.meta.url);

/** The application as a process of its own, which may be killed. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    /** http://localhost:<port> */
    readonly origin: string,
    /** Every line it wrote so far: what it says to people, and its log. */
    readonly lines: readonly string[],
    private readonly output: Interface,
  ) {}

  /**
   * Starts it from the sources, with these settings, and resolves when it is ready.
   * @param entry another file to run, which runs `main.ts` in turn
   */
  static async start(environment: Record<string, string>, entry = main): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--import', runTypescript, fileURLToPath(entry)], {
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    return new Promise((resolve, reject) => {
      output.on('line', (line) => {
        const [, origin] = /is ready: (http:\/\/localhost:\d+)/.exec(line) ?? [];
        if (origin) resolve(new ServerProcess(child, origin, lines, output));
      });
      child.once('exit', () => reject(new Error('The server ended before it was ready.')));
    });
  }

  /** Waits for a line with this text in it. */
  async line(text: string): Promise<string> {
    for (;;) {
      const found = this.lines.find((line) => line.includes(text));
      if (found !== undefined) return found;
      await once(this.output, 'line');
    }
  }

  /** A browser that has never been here. */
  newClient(): Client {
    return new Client(this.origin);
  }

  /** Resolves when it has ended by itself. */
  async ended(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      await once(this.child, 'exit');
    }
  }

  /** kill -9. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended();
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Ends it as Ctrl-C does, or whoever deploys. Resolves with the exit code. */
  async stop(signal: 'SIGINT' | 'SIGTERM' = 'SIGINT'): Promise<number | null> {
    const ended = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(signal);
    return (await ended)[0];
  }
}
