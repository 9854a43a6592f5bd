import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Another node process that starts the server, in a process group of its own like a terminal's job. */
export class OwnerProcess {
  private constructor(
    readonly child: ChildProcess,
    readonly nextLine: () => Promise<string>,
    readonly url: string,
  ) {}

  /** @param program what `compileOwner` made */
  static async start(program: string, directory: string): Promise<OwnerProcess> {
    const child = spawn(process.execPath, [program, directory], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const nextLine = async () => String((await lines.next()).value);
    return new OwnerProcess(child, nextLine, await nextLine());
  }

  /** kill -9. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}
