import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { tooMany, unavailable } from '../../common/problem.js';
import { HeavyWork } from './HeavyWork.js';
import * as messages from '../messages.js';

/** Downloads of one user at one time, and of everybody on this node. */
export const AT_ONCE_OF_USER = 2;
const AT_ONCE = 20;
const LONGEST_MS = 10 * 60 * 1000;
const RETRY_AFTER_SECONDS = 10;

/** Records in one piece of a download: however long their texts are, it takes a moment to make. */
export const RECORDS_PER_PIECE = 100;

/**
 * Sends large files piece by piece. Each piece is made in the user's turn of heavy work, when its reader
 * has taken the one before: many downloads hold neither the event loop nor memory, and a slow reader
 * holds neither a turn nor a database connection.
 */
@Injectable()
export class Exports {
  readonly #open: string[] = [];

  constructor(private readonly heavy: HeavyWork) {}

  /**
   * Begins a user's download. Throws 429 when the user has too many under way, 503 for everybody's.
   * @param gone aborted when the caller has left (`CallerGone`): then it waits for no turn any more
   */
  send(
    userId: string,
    pieces: AsyncGenerator<string, void>,
    gone: AbortSignal,
    options?: { type: string; disposition: string },
  ): StreamableFile {
    return new StreamableFile(this.stream(userId, pieces, gone), options);
  }

  /** The same as a stream. */
  stream(userId: string, pieces: AsyncGenerator<string, void>, gone: AbortSignal): Readable {
    this.#admit(userId);
    const stream = Readable.from(this.#inTurn(userId, pieces, gone), { highWaterMark: 1 });
    // A client that reads almost nothing would keep its place for as long as it likes.
    const patience = setTimeout(() => stream.destroy(new Error('too slow')), LONGEST_MS).unref();
    stream.once('close', () => {
      clearTimeout(patience);
      this.#open.splice(this.#open.indexOf(userId), 1);
    });
    return stream;
  }

  #admit(userId: string): void {
    if (this.#open.filter((each) => each === userId).length >= AT_ONCE_OF_USER) {
      const sentence = messages.tooManyDownloadsOfUser(AT_ONCE_OF_USER);
      throw tooMany('too_many', sentence, RETRY_AFTER_SECONDS);
    }
    if (this.#open.length >= AT_ONCE) {
      const sentence = messages.tooManyPeopleDownload;
      throw unavailable('too_busy', sentence, RETRY_AFTER_SECONDS);
    }
    this.#open.push(userId);
  }

  async *#inTurn(
    userId: string,
    pieces: AsyncGenerator<string, void>,
    gone: AbortSignal,
  ): AsyncGenerator<string, void> {
    for (;;) {
      const piece = await this.heavy.run(userId, () => pieces.next(), gone);
      if (piece.done) return;
      yield piece.value;
    }
  }
}
