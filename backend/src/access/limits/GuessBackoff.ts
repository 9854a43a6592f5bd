import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../common/problem.js';
import { Limiter } from './Limiter.js';
import { RATE_LIMITS } from './rateLimits.js';
import { tooOften } from './tooOften.js';

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 15 * 60;
const WRONG = new Set(['wrong_credentials', 'wrong_password']);

/**
 * Wrong passwords: after the first ten each further try has to wait, twice as long as the one before
 * and a quarter of an hour at most. Nobody is locked out for good.
 */
@Injectable()
export class GuessBackoff {
  constructor(private readonly limiter: Limiter) {}

  /**
   * Compares a password, unless the key has to wait: 429. A try counts as wrong until it turns out
   * right, so that guessing in parallel gains nothing.
   */
  async guess<T>(key: string, compare: () => Promise<T>): Promise<T> {
    await this.#begin(key);
    try {
      const result = await compare();
      await this.forgive(key);
      return result;
    } catch (error) {
      const isWrong = error instanceof ProblemError && WRONG.has(error.body.code);
      if (!isWrong) await this.limiter.giveBack('wrongPasswords', key);
      throw error;
    }
  }

  /** Forgets the wrong passwords of an account after its owner has proved who they are. */
  async forgive(key: string): Promise<void> {
    await this.limiter.forget('wrongPasswords', key);
    await this.limiter.forget('furtherPasswords', key);
  }

  async #begin(key: string): Promise<void> {
    const wait = await this.limiter.waitOf('furtherPasswords', key);
    if (wait > 0) throw tooOften(RATE_LIMITS.furtherPasswords.what, wait);
    const wrong = await this.limiter.note('wrongPasswords', key);
    const overdue = wrong - this.limiter.most('wrongPasswords');
    if (overdue < 0) return;
    const seconds = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** overdue);
    // Of the tries of one moment a single one gets through. The wait begins now.
    await this.limiter.count('furtherPasswords', key, seconds);
    const remembered = seconds + RATE_LIMITS.wrongPasswords.seconds;
    await this.limiter.keep('wrongPasswords', key, wrong, remembered);
  }
}
