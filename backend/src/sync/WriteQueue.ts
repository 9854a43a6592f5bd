import { TurnQueue } from '../common/TurnQueue.js';

/** Writes of one user, or of one family, that may wait at one time. */
const MOST_WAITING = 64;
/** As long as PostgreSQL lets a statement wait. */
const PATIENCE_MS = 8_000;

/**
 * Orders the writers of this node before any of them takes a database connection: one at a time of
 * each user, then one at a time in each family. The family's row would let only one go on anyway,
 * but whoever waits there holds a connection. A user's flood waits for itself: the relatives wait
 * for one of its writes at most, and other families for none.
 */
export class WriteQueue {
  readonly #queue = new TurnQueue({
    name: 'writes',
    concurrency: Infinity,
    perKey: 1,
    maxWaiting: 10_000,
    maxWaitingPerKey: MOST_WAITING,
    maxWaitMs: PATIENCE_MS,
  });

  /**
   * Runs work when its turn has come. Throws 503 when too many wait, or when the wait is too long.
   * @param admit called before it waits; rejects for whoever may not
   */
  take<T>(
    userId: string,
    familyIds: readonly string[],
    work: () => Promise<T>,
    admit: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<T> {
    // In one order everywhere, or two writers could wait for each other.
    return this.#takeEach([userId, ...familyIds.toSorted()], work, admit);
  }

  async #takeEach<T>(
    [key, ...others]: readonly string[],
    work: () => Promise<T>,
    admit: () => Promise<unknown>,
  ): Promise<T> {
    if (key === undefined) return work();
    if (this.#queue.isBusy(key)) await admit();
    return this.#queue.run(key, () => this.#takeEach(others, work, admit));
  }
}
