import { setTimeout as rest } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { TurnQueue } from '../../common/TurnQueue.js';

/** An account's place rests for as long as its work took, and no longer than this, in milliseconds. */
const LONGEST_REST_MS = 1_000;

/**
 * The one count of heavy work on a node: searches, exports, imports, occurrences of subscribed
 * calendars, renderings of calendar links. Two pieces at a time for one account, four in all, so that
 * no account can hold the event loop, the memory or the database connections of a node. After a piece of
 * work its place stays empty for as long as the work took: an account that always has more to do takes
 * half of the time of its places.
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
    return new Promise((resolve, reject) => {
      const inTurn = async () => {
        const begun = performance.now();
        await work().then(resolve, reject);
        const took = performance.now() - begun;
        await rest(Math.min(took, LONGEST_REST_MS), undefined, { ref: false });
      };
      this.#queue.run(accountId, inTurn, signal).catch(reject);
    });
  }
}
