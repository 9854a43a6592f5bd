import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { unauthorized } from '../common/problem.js';
import { PasswordHasher } from './passwordHasher.js';
import { UserRepository } from './user.repository.js';

/** Checks e-mail and password; an unknown e-mail answers the same, in the same time. */
@Injectable()
export class LoginStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
  ) {
    super({ usernameField: 'email', session: false });
  }

  /** @returns the user's id */
  async validate(email: string, password: string): Promise<string> {
    const user = await this.users.findForLogin(email);
    if (!(await this.passwords.verify(user?.passwordHash ?? null, password)) || !user) {
      throw unauthorized('wrong_credentials', 'Invalid email or password');
    }
    return user.id;
  }
}
