import { unavailable } from './problem.js';

const BUSY_SECONDS = 2;

/**
 * Lets so many pieces of work run at once. The others wait in the order in which they came; work that
 * finds the queue full is refused with 503, so that a flood costs neither memory nor patience.
 */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param mostWaiting longest queue, without the work that runs */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** True while nothing runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Runs work when its turn has come. Throws 503 when too many wait already, and what work throws. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.#begin();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #begin(): Promise<void> {
    if (this.#running < this.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.mostWaiting) {
      throw unavailable(
        'too_busy',
        'Kinday is very busy right now. Please try again.',
        BUSY_SECONDS,
      );
    }
    // Whoever finishes hands their place over, so `running` stays as it is.
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
