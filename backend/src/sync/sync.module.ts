import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { AccountReader } from './AccountReader.js';
import { Bus, InProcessBus } from './Bus.js';
import { ChangeLog } from './ChangeLog.js';
import { ChangesController } from './changes.controller.js';
import { MissedRemovals } from './MissedRemovals.js';
import { FamilyWriter } from './FamilyWriter.js';
import { LiveGateway } from './live.gateway.js';
import { LocalDelivery } from './LocalDelivery.js';
import { Presence } from './Presence.js';
import { Publisher } from './Publisher.js';
import { RecentChanges } from './RecentChanges.js';
import { RecentController } from './recent.controller.js';
import { RedisBus } from './RedisBus.js';
import { SeenChanges } from './SeenChanges.js';
import { UserDelivery } from './UserDelivery.js';

/** One node needs nobody's help; several tell each other by Redis. */
function busOf({ redisUrl }: Config): Bus {
  return redisUrl ? new RedisBus(redisUrl) : new InProcessBus();
}

@Global()
@Module({
  controllers: [ChangesController, RecentController],
  providers: [
    AccountReader,
    ChangeLog,
    FamilyWriter,
    MissedRemovals,
    LiveGateway,
    LocalDelivery,
    Publisher,
    Presence,
    RecentChanges,
    SeenChanges,
    UserDelivery,
    { provide: Bus, useFactory: busOf, inject: [CONFIG] },
  ],
  exports: [FamilyWriter, Publisher, RecentChanges],
})
export class SyncModule {}
