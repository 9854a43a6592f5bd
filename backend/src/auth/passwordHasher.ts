import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Turns } from '../common/Turns.js';

/** argon2id (the library's default), OWASP's minimum. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords, a few at a time, so that a flood of them cannot starve the process. */
@Injectable()
export class PasswordHasher {
  readonly #turns = new Turns(4, 64, 10_000);
  #unknown: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.#turns.take(() => hash(password.normalize('NFC'), COST));
  }

  /** Compares with a hash, or, where there is none, takes the same time to say no. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    this.#unknown ??= hash('nobody has this password', COST);
    const compared = passwordHash ?? (await this.#unknown);
    const same = await this.#turns.take(() => verify(compared, password.normalize('NFC')));
    return same && passwordHash !== null;
  }
}
