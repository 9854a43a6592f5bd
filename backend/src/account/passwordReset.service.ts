import { Injectable } from '@nestjs/common';
import type { ResetPasswordInput } from '@kinday/contracts/password';
import { GuessBackoff } from '../access/limits/GuessBackoff.js';
import { PasswordHasher } from '../auth/passwordHasher.js';
import { PasswordResetRepository } from '../auth/passwordReset.repository.js';
import { accountKey } from '../auth/wrongPasswordKeys.js';
import { badRequest } from '../common/problem.js';
import { Publisher } from '../sync/Publisher.js';
import { Notices } from '../notices/Notices.js';
import { AccountMails } from './mail/AccountMails.js';
import { PasswordRules } from './PasswordRules.js';
import * as messages from './messages.js';

const invalidLink = () => badRequest('invalid_reset_link', messages.linkNotValid);

/** Lets users who forgot their password choose a new one by a mailed link. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly resets: PasswordResetRepository,
    private readonly passwords: PasswordHasher,
    private readonly backoff: GuessBackoff,
    private readonly rules: PasswordRules,
    private readonly notices: Notices,
    private readonly mails: AccountMails,
    private readonly publisher: Publisher,
  ) {}

  /**
   * Mails a link if the address has an account. That is found out later: the time of the answer would
   * tell. The mail survives the end of the process and a mail server that is away.
   */
  async sendLink(email: string): Promise<void> {
    await this.notices.post([await this.mails.passwordReset(email)]);
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
    const news = await this.mails.passwordChanged(owner.email);
    const idHashes = await this.resets.spend(token, owner.id, newHash, (manager) =>
      this.notices.post([news], manager),
    );
    if (!idHashes) throw invalidLink();
    await this.backoff.forgive(accountKey(owner.email));
    this.publisher.publish({ kind: 'sessionsEnded', idHashes });
    this.notices.tellSoon();
  }
}
