import { Injectable } from '@nestjs/common';
import type { ChangePasswordInput } from '@kinday/contracts/password';
import { PasswordRepository } from '../auth/password.repository.js';
import { PasswordHasher } from '../auth/passwordHasher.js';
import { PasswordProof, wrongPassword } from '../auth/PasswordProof.js';
import { UserRepository } from '../auth/user.repository.js';
import { Publisher } from '../sync/Publisher.js';
import { LinkBase } from '../notices/mail/LinkBase.js';
import type { Mail } from '../notices/mail/Mailer.js';
import { Outbox } from '../notices/mail/Outbox.js';
import { passwordChangedMail } from './mail/passwordChangedMail.js';
import { PasswordRules } from './PasswordRules.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly repository: PasswordRepository,
    private readonly passwords: PasswordHasher,
    private readonly proof: PasswordProof,
    private readonly rules: PasswordRules,
    private readonly publisher: Publisher,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly links: LinkBase,
  ) {}

  /**
   * Changes a password, logs every other device out and tells its owner by mail. Throws 400 when the old one is wrong or the
   * new one too easy.
   * @param idHash of the session that asks, which goes on
   */
  async change(userId: string, idHash: string, input: ChangePasswordInput): Promise<void> {
    this.rules.check(input.password);
    const old = await this.proof.check(userId, input.currentPassword, 'currentPassword');
    const newHash = await this.passwords.hash(input.password);
    const idHashes = await this.repository.replace(old, newHash, idHash);
    // Another request has changed the password while this one hashed.
    if (!idHashes) throw wrongPassword('currentPassword');
    this.publisher.publish({ kind: 'sessionsEnded', idHashes });
    this.outbox.post(() => this.#newsFor(userId));
  }

  async #newsFor(userId: string): Promise<Mail | null> {
    const user = await this.users.findCurrent(userId);
    return user && passwordChangedMail(user.email, this.links.url);
  }
}
