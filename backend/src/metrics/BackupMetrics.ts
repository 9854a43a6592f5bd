import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../common/metrics/Metrics.js';

/** When the database was last backed up by `kinday backup`, in Unix seconds; 0 when it never was. */
@Injectable()
export class BackupMetrics implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    private readonly metrics: Metrics,
  ) {}

  /** Later than the gauges of the connections, which shall not see this query. */
  onApplicationBootstrap(): void {
    const help = 'When the last backup was made; 0 for never, NaN while the database is away';
    this.metrics.gauge('kinday_last_backup_timestamp_seconds', help, () => this.#lastBackup());
  }

  async #lastBackup(): Promise<number> {
    try {
      const [row] = await this.database.query<{ seconds: number | null }[]>(
        'SELECT extract(epoch FROM max(at))::float8 AS seconds FROM backup_times',
      );
      return row?.seconds ?? 0;
    } catch {
      return Number.NaN;
    }
  }
}
