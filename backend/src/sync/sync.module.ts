import { Global, Module } from '@nestjs/common';
import { Metrics } from '../common/metrics/Metrics.js';
import { CONFIG, type Config } from '../config.js';
import { AccessEnds } from './AccessEnds.js';
import { Bus, InProcessBus } from './Bus.js';
import { ChangeLog } from './ChangeLog.js';
import { ChangesController } from './changes.controller.js';
import { MissedRemovals } from './MissedRemovals.js';
import { FamilyWriter } from './FamilyWriter.js';
import { KnownFamilies } from './KnownFamilies.js';
import { LiveGateway } from './live.gateway.js';
import { LocalDelivery } from './LocalDelivery.js';
import { Presence } from './Presence.js';
import { Publisher } from './Publisher.js';
import { RedisBus } from './RedisBus.js';
import { UserDelivery } from './UserDelivery.js';
import { UserReader } from './UserReader.js';

/** One node needs nobody's help; several tell each other by Redis. */
function busOf({ redisUrl }: Config, metrics: Metrics): Bus {
  const bus = redisUrl ? new RedisBus(redisUrl) : new InProcessBus();
  const help = '1 while the other nodes can be neither told nor heard';
  metrics.gauge('kinday_bus_away', help, () => Number(bus.isAway));
  return bus;
}

@Global()
@Module({
  controllers: [ChangesController],
  providers: [
    AccessEnds,
    ChangeLog,
    FamilyWriter,
    KnownFamilies,
    MissedRemovals,
    LiveGateway,
    LocalDelivery,
    Publisher,
    Presence,
    UserDelivery,
    UserReader,
    { provide: Bus, useFactory: busOf, inject: [CONFIG, Metrics] },
  ],
  exports: [ChangeLog, FamilyWriter, Publisher],
})
export class SyncModule {}
