import { Logger } from '@nestjs/common';

/** Work that is done over and over: at the start, and again after every pause. Its runs never overlap. */
export class RecurringJob {
  readonly #log: Logger;
  readonly #end = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #run: Promise<void> | undefined;
  #isHurried = false;
  /** Why the last run failed; null where it did not. */
  #failure: string | null = null;

  /** Hears of each run that failed. */
  onFailure: () => void = () => undefined;

  /** @param work gets a signal that is aborted when the job stops */
  constructor(
    readonly name: string,
    private readonly everyMs: number,
    private readonly work: (signal: AbortSignal) => Promise<void>,
  ) {
    this.#log = new Logger(name);
  }

  start(): void {
    this.#begin();
    this.#timer = setInterval(() => this.#begin(), this.everyMs);
  }

  /** Has a run begin now, or right after the one under way; does nothing before the start. */
  hurry(): void {
    if (!this.#timer) return;
    this.#isHurried = this.#run !== undefined;
    this.#begin();
  }

  /** Resolves when the run under way has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#end.abort();
    await this.#run;
  }

  /** Begins a run, unless the one before is still under way: then the next pause comes first. */
  #begin(): void {
    this.#run ??= this.work(this.#end.signal)
      .then(
        () => this.#note(null),
        (error: unknown) => {
          // The database is away, say: the next run tries again.
          this.#note(String(error));
          this.onFailure();
        },
      )
      .finally(() => {
        this.#run = undefined;
        if (this.#isHurried) this.hurry();
      });
  }

  /** Logs how a run ended, where the one before ended otherwise. */
  #note(failure: string | null): void {
    const before = this.#failure;
    this.#failure = failure;
    if (failure === before) return;
    if (failure === null) this.#log.log('It runs again');
    else this.#log.error(`This run failed: ${failure}`);
  }
}
