import { Injectable } from '@nestjs/common';
import type { ResetPasswordInput } from '@kinday/contracts/password';
import { GuessBackoff } from '../access/limits/GuessBackoff.js';
import { PasswordHasher } from '../auth/passwordHasher.js';
import { PasswordResetRepository } from '../auth/passwordReset.repository.js';
import { UserRepository } from '../auth/user.repository.js';
import { accountKey } from '../auth/wrongPasswordKeys.js';
import { badRequest } from '../common/problem.js';
import { Publisher } from '../sync/Publisher.js';
import { LinkBase } from '../notices/mail/LinkBase.js';
import type { Mail } from '../notices/mail/Mailer.js';
import { Outbox } from '../notices/mail/Outbox.js';
import { passwordChangedMail } from './mail/passwordChangedMail.js';
import { passwordResetMail } from './mail/passwordResetMail.js';
import { PasswordRules } from './PasswordRules.js';
import * as messages from './messages.js';

const invalidLink = () => badRequest('invalid_reset_link', messages.linkNotValid);

/** Lets users who forgot their password choose a new one by a mailed link. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly passwords: PasswordHasher,
    private readonly backoff: GuessBackoff,
    private readonly rules: PasswordRules,
    private readonly outbox: Outbox,
    private readonly links: LinkBase,
    private readonly publisher: Publisher,
  ) {}

  /**
   * Mails a link if the address has an account. The request does not wait for it: the time of its
   * answer would tell whether there is an account.
   */
  sendLink(email: string): void {
    this.outbox.post(() => this.#linkFor(email));
  }

  /**
   * Sets a new password by the token of a mailed link and logs the user out everywhere.
   * Throws 400 when the token is unknown, spent or expired, or the password too easy.
   */
  async reset({ token, password }: ResetPasswordInput): Promise<void> {
    this.rules.check(password);
    const owner = await this.resets.ownerOf(token);
    if (!owner) throw invalidLink();
    const newHash = await this.passwords.hash(password);
    const idHashes = await this.resets.spend(token, owner.id, newHash);
    if (!idHashes) throw invalidLink();
    await this.backoff.forgive(accountKey(owner.email));
    this.publisher.publish({ kind: 'sessionsEnded', idHashes });
    this.outbox.post(() => Promise.resolve(passwordChangedMail(owner.email, this.links.url)));
  }

  async #linkFor(email: string): Promise<Mail | null> {
    const user = await this.users.findByEmail(email);
    if (!user) return null;
    const token = await this.resets.issue(user.id);
    return passwordResetMail(user.email, this.links.url, token);
  }
}
