import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { RecurringJob } from '../common/RecurringJob.js';
import { CONFIG, type Config } from '../config.js';
import { FolderMailer } from './mail/FolderMailer.js';
import { LinkBase } from './mail/LinkBase.js';
import { Mailer } from './mail/Mailer.js';
import { MailChannel } from './mail/MailChannel.js';
import { SmtpMailer } from './mail/SmtpMailer.js';
import { NoticePreparation } from './NoticePreparation.js';
import { NoticeQueueRepository } from './noticeQueue.repository.js';
import { Notices } from './Notices.js';
import { NoticesRepository } from './notices.repository.js';
import { NoticeSender } from './NoticeSender.js';
import { PushController } from './push/push.controller.js';
import { PushChannel } from './push/PushChannel.js';
import { PushDevicesRepository } from './push/pushDevices.repository.js';
import { PushEnrolment } from './push/PushEnrolment.js';
import { PushKeyRepository } from './push/pushKey.repository.js';
import { PushServices } from './push/PushServices.js';
import { PushSignatures } from './push/PushSignatures.js';
import { WebPushChannel } from './push/WebPushChannel.js';
import { Teller } from './Teller.js';

const HOUR_MS = 3_600_000;

const mailer = {
  provide: Mailer,
  inject: [CONFIG, BackgroundJobs],
  useFactory: ({ smtpUrl, mailFrom, dataDir }: Config, jobs: BackgroundJobs): Mailer => {
    if (smtpUrl) return new SmtpMailer(smtpUrl, mailFrom);
    const mailer = new FolderMailer(join(dataDir, 'mail'), mailFrom);
    jobs.add(new RecurringJob('mail folder', HOUR_MS, () => mailer.deleteOld()));
    return mailer;
  },
};

@Global()
@Module({
  controllers: [PushController],
  providers: [
    LinkBase,
    mailer,
    MailChannel,
    NoticePreparation,
    NoticeQueueRepository,
    NoticeSender,
    Notices,
    NoticesRepository,
    PushDevicesRepository,
    PushEnrolment,
    PushKeyRepository,
    PushServices,
    PushSignatures,
    Teller,
    { provide: PushChannel, useClass: WebPushChannel },
  ],
  exports: [LinkBase, Notices, PushChannel, PushKeyRepository],
})
export class NoticesModule {}
