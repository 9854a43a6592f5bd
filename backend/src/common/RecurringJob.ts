import { Logger } from '@nestjs/common';

/** Work that is done over and over: at the start, and again after every pause. */
export class RecurringJob {
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  readonly #underWay = new Set<Promise<void>>();

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

  /** Resolves when what is under way has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }

  #begin(): void {
    const run = this.work()
      .catch((error: unknown) => {
        // The database is away, say: the next run tries again.
        this.#log.error(`This run failed: ${String(error)}`);
      })
      .finally(() => this.#underWay.delete(run));
    this.#underWay.add(run);
  }
}
