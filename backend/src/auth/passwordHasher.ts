import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { TurnQueue } from '../common/TurnQueue.js';

/** argon2id (the library's default), OWASP's minimum. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash fills a core for about 20 ms: one core is left to those who read meanwhile. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Hashes passwords, a few at a time: a flood of log-ins slows nobody else down. */
@Injectable()
export class PasswordHasher {
  /** Of new hashes. Each hash carries its own cost, so hashes of another cost can still be verified; tests set a low one. */
  cost = COST;
  readonly #queue = new TurnQueue({
    name: 'password_hashes',
    concurrency: AT_ONCE,
    maxWaiting: 64,
    maxWaitMs: 10_000,
  });
  /** Made at the start: the first unknown e-mail is answered in the same time as all others. */
  readonly #unknown = this.hash('nobody has this password');

  hash(password: string): Promise<string> {
    return this.#queue.run('', () => hash(password.normalize('NFC'), this.cost));
  }

  /** Compares with a hash, or, where there is none, takes the same time to say no. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const compared = passwordHash ?? (await this.#unknown);
    const same = await this.#queue.run('', () => verify(compared, password.normalize('NFC')));
    return same && passwordHash !== null;
  }
}
