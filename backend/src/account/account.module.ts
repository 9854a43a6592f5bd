import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { DeletionRepository } from './deletion.repository.js';
import { DeletionService } from './deletion.service.js';
import { DevicesController } from './devices.controller.js';
import { DevicesService } from './devices.service.js';
import { LoginSessions } from './LoginSessions.js';
import { OwnAccountController } from './ownAccount.controller.js';
import { OwnDataRepository } from './ownData.repository.js';
import { OwnDataService } from './ownData.service.js';
import { AccountMails } from './mail/AccountMails.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { PasswordResetController } from './passwordReset.controller.js';
import { PasswordResetService } from './passwordReset.service.js';
import { PasswordRules } from './PasswordRules.js';

@Module({
  controllers: [
    AccountController,
    DevicesController,
    OwnAccountController,
    PasswordController,
    PasswordResetController,
  ],
  providers: [
    AccountMails,
    AccountService,
    DeletionRepository,
    DeletionService,
    DevicesService,
    LoginSessions,
    OwnDataRepository,
    OwnDataService,
    PasswordResetService,
    PasswordRules,
    PasswordService,
  ],
})
export class AccountModule {}
