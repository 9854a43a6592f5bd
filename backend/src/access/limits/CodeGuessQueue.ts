import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { tooBusy } from '../../common/problem.js';

const KEY = 'codeGuessQueue';
const PAUSE_MS = 2_000;
/** A longer queue is of no use to anybody: its guesses would wait for more than 20 s. */
const MOST_WAITING = 10;
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/**
 * The queue of guesses of invite codes while many guess wrong. The database keeps the moment at which
 * the last of them is due, so that all nodes together make one guess every two seconds.
 */
@Injectable()
export class CodeGuessQueue {
  /** When this node last told the operator about wrong guesses, in ms since 1970. */
  alarmedAt = 0;

  constructor(private readonly database: DataSource) {}

  /** Resolves when this guess is due. Throws 503 when ten others wait already. */
  async wait(): Promise<void> {
    const [due] = await this.database.query<{ ms: number }[]>(
      `INSERT INTO rate_limits AS last (key, points, expire) VALUES ($1, 1, ${NOW} + $2)
       ON CONFLICT (key) DO UPDATE SET expire = greatest(last.expire, ${NOW}) + $2
         WHERE last.expire <= ${NOW} + $2 * $3
       RETURNING expire - ${NOW} AS ms`,
      [KEY, PAUSE_MS, MOST_WAITING],
    );
    if (!due) throw tooBusy();
    await wait(due.ms);
  }
}
