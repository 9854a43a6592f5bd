import { Injectable } from '@nestjs/common';
import { badRequest } from '../common/problem.js';
import type { Credentials } from './credentials.js';
import { PasswordHasher } from './passwordHasher.js';
import { PasswordRepository } from './password.repository.js';

/** The answer to a wrong password of somebody who is logged in; `field` is where they typed it. */
export function wrongPassword(field: string) {
  const error = 'This is not your current password';
  return badRequest('wrong_password', error, { [field]: error });
}

/** Asks a signed-in user who they are, before what a borrowed device must not do. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly repository: PasswordRepository,
    private readonly passwords: PasswordHasher,
  ) {}

  /** Throws 400 when the password is not the user's. */
  async check(userId: string, password: string, field: string): Promise<Credentials> {
    const passwordHash = await this.repository.hashOf(userId);
    const isRight = await this.passwords.verify(passwordHash, password);
    if (!isRight || passwordHash === null) throw wrongPassword(field);
    return { id: userId, passwordHash };
  }
}
