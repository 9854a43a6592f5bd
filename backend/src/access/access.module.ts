import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CalendarListRepository } from './calendarList.repository.js';
import { CodeGuessQueue } from './limits/CodeGuessQueue.js';
import { Exports } from './limits/Exports.js';
import { GuessBackoff } from './limits/GuessBackoff.js';
import { HeavyWork } from './limits/HeavyWork.js';
import { LargeAnswers } from './limits/LargeAnswers.js';
import { LimitedGuard } from './limits/limited.guard.js';
import { Limiter } from './limits/Limiter.js';
import { MembershipRepository } from './membership.repository.js';

const SHARED = [
  CalendarListRepository,
  CodeGuessQueue,
  Exports,
  GuessBackoff,
  HeavyWork,
  LargeAnswers,
  Limiter,
  MembershipRepository,
];

@Global()
@Module({
  providers: [...SHARED, { provide: APP_GUARD, useClass: LimitedGuard }],
  exports: SHARED,
})
export class AccessModule {}
