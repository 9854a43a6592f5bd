import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { FolderMailer } from './mail/FolderMailer.js';
import { LinkBase } from './mail/LinkBase.js';
import { Mailer } from './mail/Mailer.js';
import { Outbox } from './mail/Outbox.js';
import { SmtpMailer } from './mail/SmtpMailer.js';

const mailer = {
  provide: Mailer,
  inject: [CONFIG],
  useFactory: ({ smtpUrl, mailFrom, dataDir }: Config): Mailer =>
    smtpUrl ? new SmtpMailer(smtpUrl, mailFrom) : new FolderMailer(join(dataDir, 'mail'), mailFrom),
};

@Global()
@Module({ providers: [LinkBase, mailer, Outbox], exports: [LinkBase, Outbox] })
export class NoticesModule {}
