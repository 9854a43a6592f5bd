import { Injectable } from '@nestjs/common';
import { GuessBackoff } from '../access/limits/GuessBackoff.js';
import { badRequest } from '../common/problem.js';
import type { Credentials } from './credentials.js';
import { PasswordHasher } from './passwordHasher.js';
import { PasswordRepository } from './password.repository.js';
import { userKey } from './wrongPasswordKeys.js';
import * as messages from './messages.js';

/** The answer to a signed-in user's wrong password; `field` is the input in which it was typed. */
export function wrongPassword(field: string) {
  const error = messages.notCurrentPassword;
  return badRequest('wrong_password', error, { [field]: error });
}

/** Asks a signed-in user for their password before actions that a borrowed device must not allow. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly repository: PasswordRepository,
    private readonly passwords: PasswordHasher,
    private readonly backoff: GuessBackoff,
  ) {}

  /** Throws 400 when the password is not the user's, 429 after too many that were not. */
  check(userId: string, password: string, field: string): Promise<Credentials> {
    return this.backoff.guess(userKey(userId), () => this.#compare(userId, password, field));
  }

  async #compare(userId: string, password: string, field: string): Promise<Credentials> {
    const passwordHash = await this.repository.hashOf(userId);
    const isRight = await this.passwords.verify(passwordHash, password);
    if (!isRight || passwordHash === null) throw wrongPassword(field);
    return { id: userId, passwordHash };
  }
}
