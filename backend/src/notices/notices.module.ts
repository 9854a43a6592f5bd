import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { FolderMailer } from './mail/FolderMailer.js';
import { LinkBase } from './mail/LinkBase.js';
import { Mailer } from './mail/Mailer.js';
import { Outbox } from './mail/Outbox.js';
import { SmtpMailer } from './mail/SmtpMailer.js';
import { Notices } from './Notices.js';
import { NoticesRepository } from './notices.repository.js';
import { NoDevices } from './push/NoDevices.js';
import { PushChannel } from './push/PushChannel.js';

const mailer = {
  provide: Mailer,
  inject: [CONFIG],
  useFactory: ({ smtpUrl, mailFrom, dataDir }: Config): Mailer =>
    smtpUrl ? new SmtpMailer(smtpUrl, mailFrom) : new FolderMailer(join(dataDir, 'mail'), mailFrom),
};

@Global()
@Module({
  providers: [
    LinkBase,
    mailer,
    Notices,
    NoticesRepository,
    Outbox,
    { provide: PushChannel, useClass: NoDevices },
  ],
  exports: [LinkBase, Notices, Outbox, PushChannel],
})
export class NoticesModule {}
