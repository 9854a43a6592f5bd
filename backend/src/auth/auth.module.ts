import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { KnownDevices } from './KnownDevices.js';
import { LoginStrategy } from './LoginStrategy.js';
import { LoginTurns } from './LoginTurns.js';
import { PasswordHasher } from './passwordHasher.js';
import { PasswordProof } from './PasswordProof.js';
import { PasswordRepository } from './password.repository.js';
import { PasswordResetRepository } from './passwordReset.repository.js';
import { SessionCookie } from './SessionCookie.js';
import { SessionStore } from './SessionStore.js';
import { UserRepository } from './user.repository.js';
import { UserSessionsRepository } from './userSessions.repository.js';

const SHARED = [
  KnownDevices,
  LoginTurns,
  PasswordHasher,
  PasswordProof,
  PasswordRepository,
  PasswordResetRepository,
  SessionCookie,
  SessionStore,
  UserRepository,
  UserSessionsRepository,
];

@Global()
@Module({
  imports: [PassportModule],
  providers: [LoginStrategy, ...SHARED],
  exports: SHARED,
})
export class AuthModule {}
