import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { inSlices } from '../../common/EventLoopSlice.js';
import { Revised } from '../../common/revised.js';
import { TurnQueue } from '../../common/TurnQueue.js';
import { HeavyWork } from './HeavyWork.js';
import { jsonPieces } from './jsonPieces.js';

/** Longest time in milliseconds in which a client takes such an answer. */
const LONGEST_MS = 60_000;

/**
 * Answers that are too large to be sent at once. Two of an account are under way at a time, from their
 * read to the last byte that the client takes; they are made one after the other, as heavy work: so
 * clients that read slowly, or never, hold little memory and nobody up. JSON is made piece by piece, as
 * the client takes it.
 */
@Injectable()
export class LargeAnswers {
  readonly #queue = new TurnQueue({
    name: 'large_answers',
    concurrency: 20,
    perKey: 2,
    maxWaiting: 200,
    maxWaitingPerKey: 20,
    maxWaitMs: 20_000,
  });
  /** One answer of an account is made at a time: its query and its rows take a processor each. */
  readonly #making = new TurnQueue({
    name: 'large_answers_made',
    concurrency: 4,
    perKey: 1,
    maxWaiting: 20,
    maxWaitMs: 20_000,
  });

  constructor(private readonly heavy: HeavyWork) {}

  /**
   * Makes an answer when the account's turn has come.
   * @param gone aborted when the caller has left (`CallerGone`)
   * @returns once the answer is made; it is sent as a stream after that
   * @throws ProblemError 503 `too_busy`; whatever `make` throws
   */
  make(
    accountId: string,
    make: () => Promise<Revised<object>>,
    gone: AbortSignal,
  ): Promise<Revised<StreamableFile>> {
    return new Promise((resolve, reject) => {
      const work = async () => {
        const inTurn = () => this.heavy.run(accountId, make, gone);
        const { revision, body } = await this.#making.run(accountId, inTurn, gone);
        gone.throwIfAborted();
        const stream = Readable.from(inSlices(jsonPieces(body)), { highWaterMark: 1 });
        const patience = setTimeout(
          () => stream.destroy(new Error('too slow')),
          LONGEST_MS,
        ).unref();
        const type = 'application/json; charset=utf-8';
        resolve(new Revised(revision, new StreamableFile(stream, { type })));
        await new Promise((sent) => {
          stream.once('close', sent);
          gone.addEventListener('abort', () => stream.destroy(), { once: true });
        });
        clearTimeout(patience);
      };
      this.#queue.run(accountId, work, gone).catch(reject);
    });
  }
}
