import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { wrongCredentials, type Credentials } from './credentials.js';
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

  async validate(email: string, password: string): Promise<Credentials> {
    const user = await this.users.findForLogin(email);
    if (!(await this.passwords.verify(user?.passwordHash ?? null, password)) || !user) {
      throw wrongCredentials();
    }
    return user;
  }
}
