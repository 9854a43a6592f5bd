import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from './access/access.module.js';
import { AccountModule } from './account/account.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BillingModule } from './billing/billing.module.js';
import { CalendarsModule } from './calendars/calendars.module.js';
import { BackgroundJobs } from './common/BackgroundJobs.js';
import { Clock } from './common/Clock.js';
import { Metrics } from './common/metrics/Metrics.js';
import { CONFIG, type Config } from './config.js';
import { dataSourceOptions } from './database/dataSourceOptions.js';
import { DatabaseClock } from './database/DatabaseClock.js';
import { DatabaseHeartbeat } from './database/DatabaseHeartbeat.js';
import { PoolMetrics } from './database/PoolMetrics.js';
import { EventsModule } from './events/events.module.js';
import { FamilyModule } from './family/family.module.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { HealthModule } from './health/health.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { MeModule } from './me/me.module.js';
import { MembershipModule } from './membership/membership.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { PlansModule } from './plans/plans.module.js';
import { RecentModule } from './recent/recent.module.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { SyncModule } from './sync/sync.module.js';

const FEATURES = [
  // Express tries one route after the other: those of events, which are asked for most, come first.
  EventsModule,
  AccountModule,
  BillingModule,
  CalendarsModule,
  FamilyModule,
  FeedsModule,
  HealthModule,
  HousekeepingModule,
  MeModule,
  MetricsModule,
  RecentModule,
  RemindersModule,
];

@Global()
@Module({})
export class AppModule {
  /** The application on a migrated database. */
  static on(databaseUrl: string, config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRoot(dataSourceOptions(databaseUrl, config.databasePoolSize)),
        AccessModule,
        AuthModule,
        SyncModule,
        PlansModule,
        MembershipModule,
        NoticesModule,
        ...FEATURES,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Clock, useClass: DatabaseClock },
        BackgroundJobs,
        DatabaseHeartbeat,
        Metrics,
        PoolMetrics,
      ],
      exports: [CONFIG, BackgroundJobs, Clock, DatabaseHeartbeat, Metrics],
    };
  }
}
