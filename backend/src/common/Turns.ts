import { unavailable } from './problem.js';
import * as messages from './messages.js';

const RETRY_AFTER_SECONDS = 2;

/**
 * Lets so many pieces of work run at once. The others wait in the order in which they came; work that
 * finds the queue full, or has waited too long, is refused with 503: a flood costs neither memory nor
 * patience, and its answers come while somebody still waits for them.
 */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * @param mostWaiting longest queue, without the work that runs
   * @param patienceMs longest wait
   */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly patienceMs: number,
  ) {}

  /** True while nothing runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Runs work when its turn has come. Throws 503 when it cannot come, and what work throws. */
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
    if (this.#waiting.length >= this.mostWaiting) throw tooBusy();
    // Work that ends hands its place over to this one, so `running` stays as it is.
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(tooBusy());
      }, this.patienceMs).unref();
      this.#waiting.push(begin);
    });
  }
}

/** The refusal of work that would wait for too long. */
export function tooBusy() {
  const sentence = messages.veryBusy;
  return unavailable('too_busy', sentence, RETRY_AFTER_SECONDS);
}
