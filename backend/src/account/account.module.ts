import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { LoginSessions } from './LoginSessions.js';

@Module({
  controllers: [AccountController],
  providers: [AccountService, LoginSessions],
})
export class AccountModule {}
