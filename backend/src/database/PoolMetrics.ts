import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../common/metrics/Metrics.js';
import { poolOf } from './prepared.js';

/** How busy the connections to PostgreSQL are. */
@Injectable()
export class PoolMetrics implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const pool = poolOf(this.database);
    const gauge = (what: string, help: string, read: () => number) =>
      this.metrics.gauge(`kinday_database_connections_${what}`, help, read);
    gauge('open', 'Connections to PostgreSQL', () => pool.totalCount);
    gauge('idle', 'Of these, connections nobody uses', () => pool.idleCount);
    gauge('waited_for', 'Queries that wait for a connection', () => pool.waitingCount);
  }
}
