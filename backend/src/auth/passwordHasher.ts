import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { unavailable } from '../common/problem.js';

/** argon2id (the library's default), OWASP's minimum. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const QUEUE = 64;

/** Hashes passwords, a few at a time, so that a flood of log-ins cannot starve the process. */
@Injectable()
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #unknown: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password.normalize('NFC'), COST));
  }

  /** Compares with a hash, or, where there is none, takes the same time to say no. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    this.#unknown ??= hash('nobody has this password', COST);
    const compared = passwordHash ?? (await this.#unknown);
    const same = await this.#inTurn(() => verify(compared, password.normalize('NFC')));
    return same && passwordHash !== null;
  }

  /** Throws 503 when too many wait already. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= QUEUE) {
        throw unavailable('too_busy', 'Kinday is very busy right now. Please try again.', 2);
      }
      // Whoever finishes hands their place over, so `running` stays as it is.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
