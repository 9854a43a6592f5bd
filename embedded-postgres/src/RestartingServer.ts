import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './serverProcess.js';

const pauseBeforeStart = 1_000;

/**
 * A server that is started again whenever it ends by itself: killed, for want of disk space, or
 * because the process that ran it for us has ended.
 */
export class RestartingServer {
  readonly #watching: Promise<void>;
  #isStopping = false;

  /** @param startAgain starts another one at the same address */
  constructor(
    private server: ServerProcess,
    private readonly startAgain: () => Promise<ServerProcess>,
  ) {
    this.#watching = this.#watch();
  }

  /** Ends the server for good, unless it is another process's, and resolves when that is done. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.server.stop();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    for (await this.server.ended; !this.#isStopping; await this.server.ended) {
      console.error('The database server has ended: it is started again.');
      await this.#startAgain();
    }
  }

  async #startAgain(): Promise<void> {
    for (let isRunning = false; !isRunning && !this.#isStopping;) {
      await sleep(pauseBeforeStart);
      // The server's log says why it did not start.
      isRunning = await this.startAgain().then(
        (server) => this.#take(server),
        () => false,
      );
    }
  }

  async #take(server: ServerProcess): Promise<true> {
    this.server = server;
    // We may have been told to stop while it was starting.
    if (this.#isStopping) await server.stop();
    return true;
  }
}
