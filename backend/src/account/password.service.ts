import { Injectable } from '@nestjs/common';
import type { ChangePasswordInput } from '@kinday/contracts/password';
import { PasswordRepository } from '../auth/password.repository.js';
import { PasswordHasher } from '../auth/passwordHasher.js';
import { PasswordProof, wrongPassword } from '../auth/PasswordProof.js';
import { UserRepository } from '../auth/user.repository.js';
import { Publisher } from '../sync/Publisher.js';
import { Notices } from '../notices/Notices.js';
import { AccountMails } from './mail/AccountMails.js';
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
    private readonly notices: Notices,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Changes a password, logs every other device out and tells its owner by mail. Throws 400 when the
   * old one is wrong or the new one too easy.
   * @param idHash of the session that asks, which goes on
   */
  async change(userId: string, idHash: string, input: ChangePasswordInput): Promise<void> {
    this.rules.check(input.password);
    const old = await this.proof.check(userId, input.currentPassword, 'currentPassword');
    const newHash = await this.passwords.hash(input.password);
    const user = await this.users.findCurrent(userId);
    const news = user && (await this.mails.passwordChanged(user.email));
    const idHashes =
      news &&
      (await this.repository.replace(old, newHash, idHash, (manager) =>
        this.notices.post([news], manager),
      ));
    // Another request has changed the password, or deleted the account, while this one hashed.
    if (!idHashes) throw wrongPassword('currentPassword');
    this.publisher.publish({ kind: 'sessionsEnded', idHashes });
    this.notices.tellSoon();
  }
}
