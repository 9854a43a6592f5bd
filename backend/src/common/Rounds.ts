import { Logger } from '@nestjs/common';

/** Work that is done over and over: at the start, and again after every pause. */
export class Rounds {
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();

  constructor(
    name: string,
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
  ) {
    this.#log = new Logger(name);
  }

  start(): void {
    this.#begin();
    this.#timer = setInterval(() => this.#begin(), this.everyMs);
  }

  /** Resolves when the round under way has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  #begin(): void {
    this.#round = this.work().catch((error: unknown) => {
      // The database is away, say: the next round tries again.
      this.#log.error(`This round failed: ${String(error)}`);
    });
  }
}
