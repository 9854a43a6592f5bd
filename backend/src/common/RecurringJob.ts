import { Logger } from '@nestjs/common';

/** Work that is done over and over: at the start, and again after every pause. Its runs never overlap. */
export class RecurringJob {
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #run: Promise<void> | undefined;

  /** Hears of each run that failed. */
  onFailure: () => void = () => undefined;

  constructor(
    readonly name: string,
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
  ) {
    this.#log = new Logger(name);
  }

  start(): void {
    this.#begin();
    this.#timer = setInterval(() => this.#begin(), this.everyMs);
  }

  /** Resolves when the run under way has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#run;
  }

  /** Begins a run, unless the one before is still under way: then the next pause comes first. */
  #begin(): void {
    this.#run ??= this.work()
      .catch((error: unknown) => {
        // The database is away, say: the next run tries again.
        this.#log.error(`This run failed: ${String(error)}`);
        this.onFailure();
      })
      .finally(() => (this.#run = undefined));
  }
}
