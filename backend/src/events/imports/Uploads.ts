import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LIMITS } from '@kinday/contracts/product';
import { TurnQueue } from '../../common/TurnQueue.js';
import { takeCalendarFile } from './takeCalendarFile.js';

const WAITING = { maxWaitingPerKey: 4, maxWaitMs: 20_000 };

/**
 * How many files of imports a node holds in its memory: each from its first byte until it is in. One
 * that says no length, or comes packed, counts as large. Node ends a call whose body takes more than five minutes.
 */
@Injectable()
export class Uploads {
  /** 100 MB at most. */
  readonly #usual = new TurnQueue({
    ...{ name: 'uploads', concurrency: 20, perKey: 2, maxWaiting: 40 },
    ...WAITING,
  });
  /** 100 MB at most. */
  readonly #large = new TurnQueue({
    ...{ name: 'large_uploads', concurrency: 2, perKey: 1, maxWaiting: 10 },
    ...WAITING,
  });

  /**
   * Takes the file that a call sends, and does work with it. Throws 413 and 400 as `takeCalendarFile`
   * does, and 503 when it would wait for too long.
   * @param gone aborted when the caller has left
   */
  run<T>(
    userId: string,
    request: Request,
    response: Response,
    work: (file: Buffer) => Promise<T>,
    gone: AbortSignal,
  ): Promise<T> {
    const { 'content-length': length, 'content-encoding': packing = 'identity' } = request.headers;
    const isUsual = packing === 'identity' && Number(length ?? NaN) <= LIMITS.calendarFileBytes;
    const queue = isUsual ? this.#usual : this.#large;
    return queue.run(userId, async () => work(await takeCalendarFile(request, response)), gone);
  }
}
