import { Injectable } from '@nestjs/common';
import type { ChangePasswordInput } from '@kinday/contracts/password';
import { PasswordRepository } from '../auth/password.repository.js';
import { PasswordHasher } from '../auth/passwordHasher.js';
import { PasswordProof, wrongPassword } from '../auth/PasswordProof.js';
import { Publisher } from '../sync/Publisher.js';
import { PasswordRules } from './PasswordRules.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly repository: PasswordRepository,
    private readonly passwords: PasswordHasher,
    private readonly proof: PasswordProof,
    private readonly rules: PasswordRules,
    private readonly publisher: Publisher,
  ) {}

  /**
   * Changes a password and logs every other device out. Throws 400 when the old one is wrong or the
   * new one too easy.
   * @param idHash of the session that asks, and stays
   */
  async change(userId: string, idHash: string, input: ChangePasswordInput): Promise<void> {
    this.rules.check(input.password);
    const old = await this.proof.check(userId, input.currentPassword, 'currentPassword');
    const newHash = await this.passwords.hash(input.password);
    const idHashes = await this.repository.replace(old, newHash, idHash);
    // Somebody else changed it while we hashed.
    if (!idHashes) throw wrongPassword('currentPassword');
    this.publisher.publish({ kind: 'sessionsEnded', idHashes });
  }
}
