import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './serverProcess.js';

const pauseBeforeStart = 1_000;

/** A server that is started again whenever it ends by itself: killed, or for want of disk space. */
export class RestartingServer {
  readonly #watching: Promise<void>;
  #isStopping = false;

  private constructor(
    private readonly startOnce: () => Promise<ServerProcess>,
    private server: ServerProcess,
  ) {
    this.#watching = this.#watch();
  }

  /** Rejects when the first start fails; later ones are tried for as long as it takes. */
  static async start(startOnce: () => Promise<ServerProcess>): Promise<RestartingServer> {
    return new RestartingServer(startOnce, await startOnce());
  }

  /** Ends the server for good and resolves when it has ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.server.stop();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    for (await this.server.ended; !this.#isStopping; await this.server.ended) {
      console.error('The database server has ended by itself: it is started again.');
      await this.#startAgain();
    }
  }

  async #startAgain(): Promise<void> {
    for (let isRunning = false; !isRunning && !this.#isStopping;) {
      await sleep(pauseBeforeStart);
      // Why it did not start stands in its log.
      isRunning = await this.startOnce().then(
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
