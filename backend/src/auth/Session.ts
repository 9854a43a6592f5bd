import { notLoggedIn } from '../common/problem.js';
import type { Transaction } from '../database/Transaction.js';

/** How a session that is recalled is proved. */
export interface Proof {
  /** Looks for the session again, within a transaction or by itself; null when it has ended. */
  findAgain: (within?: Transaction) => Promise<Session | null>;
  /** Makes a transaction fail if it has ended. */
  along: (transaction: Transaction) => void;
}

/** A log-in of one device. One that is recalled lived a moment ago, and is to be proved first of all. */
export class Session {
  #proof: Proof | null;

  /**
   * @param idHash the hash of its id, which only the device's cookie holds
   * @param isRemembered whether its user asked to be remembered
   * @param proof for one that is recalled
   */
  constructor(
    readonly idHash: string,
    readonly userId: string,
    readonly isRemembered = false,
    proof: Proof | null = null,
  ) {
    this.#proof = proof;
  }

  get isProved(): boolean {
    return this.#proof === null;
  }

  /**
   * Throws 401 when it has ended.
   * @param within a transaction whose next trip asks for it, instead of a trip of its own
   */
  async prove(within?: Transaction): Promise<void> {
    if (!this.#proof) return;
    if (!(await this.#proof.findAgain(within))) throw notLoggedIn();
    // A transaction that is rolled back has proved nothing for the next one.
    if (!within) this.#proof = null;
  }

  /** Makes a transaction fail if it has ended, without a wait for the answer. */
  proveAlong(transaction: Transaction): void {
    this.#proof?.along(transaction);
  }
}
