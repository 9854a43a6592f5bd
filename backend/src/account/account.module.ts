import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { DeletionRepository } from './deletion.repository.js';
import { DeletionService } from './deletion.service.js';
import { DevicesController } from './devices.controller.js';
import { DevicesService } from './devices.service.js';
import { LoginSessions } from './LoginSessions.js';
import { FolderMailer } from './mail/FolderMailer.js';
import { LinkBase } from './mail/LinkBase.js';
import { Mailer } from './mail/Mailer.js';
import { Outbox } from './mail/Outbox.js';
import { SmtpMailer } from './mail/SmtpMailer.js';
import { OwnAccountController } from './ownAccount.controller.js';
import { OwnDataRepository } from './ownData.repository.js';
import { OwnDataService } from './ownData.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { PasswordResetController } from './passwordReset.controller.js';
import { PasswordResetService } from './passwordReset.service.js';
import { PasswordRules } from './PasswordRules.js';

const mailer = {
  provide: Mailer,
  inject: [CONFIG],
  useFactory: ({ smtpUrl, mailFrom, dataDir }: Config): Mailer =>
    smtpUrl ? new SmtpMailer(smtpUrl, mailFrom) : new FolderMailer(join(dataDir, 'mail'), mailFrom),
};

@Module({
  controllers: [
    AccountController,
    DevicesController,
    OwnAccountController,
    PasswordController,
    PasswordResetController,
  ],
  providers: [
    AccountService,
    DeletionRepository,
    DeletionService,
    DevicesService,
    LinkBase,
    LoginSessions,
    mailer,
    Outbox,
    OwnDataRepository,
    OwnDataService,
    PasswordResetService,
    PasswordRules,
    PasswordService,
  ],
})
export class AccountModule {}
