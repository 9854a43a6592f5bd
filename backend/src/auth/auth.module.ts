import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { LoginStrategy } from './LoginStrategy.js';
import { PasswordHasher } from './passwordHasher.js';
import { SessionStore } from './SessionStore.js';
import { UserRepository } from './user.repository.js';

@Global()
@Module({
  imports: [PassportModule],
  providers: [LoginStrategy, PasswordHasher, SessionStore, UserRepository],
  exports: [PasswordHasher, SessionStore, UserRepository],
})
export class AuthModule {}
