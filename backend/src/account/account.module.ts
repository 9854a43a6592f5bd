import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { DevicesController } from './devices.controller.js';
import { DevicesService } from './devices.service.js';
import { LoginSessions } from './LoginSessions.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { PasswordRules } from './PasswordRules.js';

@Module({
  controllers: [AccountController, DevicesController, PasswordController],
  providers: [AccountService, DevicesService, LoginSessions, PasswordRules, PasswordService],
})
export class AccountModule {}
