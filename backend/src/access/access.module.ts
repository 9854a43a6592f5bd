import { Global, Module } from '@nestjs/common';
import { CalendarListRepository } from './calendarList.repository.js';
import { MembershipRepository } from './membership.repository.js';

@Global()
@Module({
  providers: [CalendarListRepository, MembershipRepository],
  exports: [CalendarListRepository, MembershipRepository],
})
export class AccessModule {}
