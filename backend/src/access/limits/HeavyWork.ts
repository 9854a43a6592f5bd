import { Injectable } from '@nestjs/common';
import { TurnQueue } from '../../common/TurnQueue.js';

/**
 * The one count of heavy work on a node: searches, exports, imports, occurrences of subscribed
 * calendars, renderings of calendar links. Two pieces at a time for one account, four in all, so that
 * no account can hold the event loop, the memory or the database connections of a node.
 */
@Injectable()
export class HeavyWork {
  readonly #queue = new TurnQueue({
    name: 'heavy_work',
    concurrency: 4,
    perKey: 2,
    // Calendar programs all ask at the full hour, for a rendering each.
    maxWaiting: 2_000,
    maxWaitingPerKey: 20,
    maxWaitMs: 30_000,
  });

  /**
   * Runs the work in the account's turn.
   * @param accountId whose limits it counts against; of a calendar link, its owner
   * @param signal aborted when the caller has left (`CallerGone`)
   * @throws ProblemError 503 `too_busy` when it would wait for too long
   */
  run<T>(accountId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#queue.run(accountId, work, signal);
  }
}
