import { Global, Module } from '@nestjs/common';
import { AccountReader } from './AccountReader.js';
import { Bus, InProcessBus } from './Bus.js';
import { ChangeLog } from './ChangeLog.js';
import { ChangesController } from './changes.controller.js';
import { FamilyWriter } from './FamilyWriter.js';
import { LiveGateway } from './live.gateway.js';
import { LocalDelivery } from './LocalDelivery.js';
import { Publisher } from './Publisher.js';

@Global()
@Module({
  controllers: [ChangesController],
  providers: [
    AccountReader,
    ChangeLog,
    FamilyWriter,
    LiveGateway,
    LocalDelivery,
    Publisher,
    { provide: Bus, useClass: InProcessBus },
  ],
  exports: [FamilyWriter, Publisher],
})
export class SyncModule {}
