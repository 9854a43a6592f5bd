import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SignupInput } from '@kinday/contracts/user';
import type { Credentials } from '../auth/credentials.js';
import { LoginTurns } from '../auth/LoginTurns.js';
import { PasswordHasher } from '../auth/passwordHasher.js';
import { UserRepository } from '../auth/user.repository.js';
import { MembershipRepository } from '../access/membership.repository.js';
import { conflict } from '../common/problem.js';
import { CONFIG, type Config } from '../config.js';
import { isUniqueViolation } from '../database/isUniqueViolation.js';
import { FamilyMemberships } from '../membership/FamilyMemberships.js';
import { startingPlan } from '../plans/startingPlan.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { PasswordRules } from './PasswordRules.js';
import * as messages from './messages.js';

const taken = () => conflict('email_taken', messages.emailTaken);

/** Who signs up; how long their log-in lives is the session's matter. */
type NewAccount = Omit<SignupInput, 'remember'>;

@Injectable()
export class AccountService {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly turns: LoginTurns,
    private readonly writer: FamilyWriter,
    private readonly members: MembershipRepository,
    private readonly memberships: FamilyMemberships,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Makes a user and the calendar they create or join, all or nothing.
   * Throws 409 for a known e-mail, 400 for a password that is too easy, and what joining throws.
   */
  signUp(input: NewAccount): Promise<Credentials> {
    this.rules.check(input.password);
    return this.turns.run('', () => this.#signUp(input));
  }

  async needsColor(userId: string): Promise<boolean> {
    const user = await this.users.findCurrent(userId);
    return user?.color === null;
  }

  async #signUp(input: NewAccount): Promise<Credentials> {
    const { name, email, phone, password, mode } = input;
    const inviteCode = input.inviteCode ?? '';
    if (await this.users.isTaken(email)) throw taken();
    const joined = mode === 'joinFamily' ? await this.members.invitedTo(inviteCode) : null;
    const passwordHash = await this.passwords.hash(password);
    const id = randomUUID();
    try {
      await this.writer.transact(id, joined ? [joined] : [], async (transaction) => {
        await this.users.insert(transaction.manager, { id, name, email, phone, passwordHash });
        if (joined) await this.memberships.join(transaction, id, joined, inviteCode);
        else {
          const family = { name: input.familyName ?? '', zone: input.zone };
          const plan = startingPlan(this.config.defaultTier, input.plan);
          await this.memberships.found(transaction, id, family, plan);
        }
      });
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_key_key')) throw taken();
      throw error;
    }
    return { id, passwordHash };
  }
}
