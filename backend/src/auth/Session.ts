import { notLoggedIn } from '../common/problem.js';
import type { Transaction } from '../database/Transaction.js';

/** Looks for the session again, within a transaction or by itself; null when it has ended. */
export type FindAgain = (within?: Transaction) => Promise<Session | null>;

/** A log-in of one device. One that is recalled lived a moment ago, and is to be proved first of all. */
export class Session {
  #findAgain: FindAgain | null;

  /**
   * @param idHash the hash of its id, which only the device's cookie holds
   * @param isRemembered whether its user asked to be remembered
   * @param findAgain for one that is recalled
   */
  constructor(
    readonly idHash: string,
    readonly userId: string,
    readonly isRemembered = false,
    findAgain: FindAgain | null = null,
  ) {
    this.#findAgain = findAgain;
  }

  get isProved(): boolean {
    return this.#findAgain === null;
  }

  /**
   * Throws 401 when it has ended.
   * @param within a transaction whose next trip asks for it, instead of a trip of its own
   */
  async prove(within?: Transaction): Promise<void> {
    if (!this.#findAgain) return;
    if (!(await this.#findAgain(within))) throw notLoggedIn();
    this.#findAgain = null;
  }
}
