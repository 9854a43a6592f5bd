import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Metrics } from '../common/metrics/Metrics.js';
import { BackupTimeRepository } from './backupTime.repository.js';

/** When the database was last backed up. */
@Injectable()
export class BackupMetrics implements OnApplicationBootstrap {
  constructor(
    private readonly times: BackupTimeRepository,
    private readonly metrics: Metrics,
  ) {}

  /** Later than the gauges of the connections, which shall not see this query. */
  onApplicationBootstrap(): void {
    const help = 'When the last backup was made; 0 for never, NaN while the database is away';
    const read = () => this.times.last().catch(() => Number.NaN);
    this.metrics.gauge('kinday_last_backup_timestamp_seconds', help, read);
  }
}
