import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/Clock.js';

/** PostgreSQL's clock: nodes may be wrong about the time, each by another hour. */
@Injectable()
export class DatabaseClock extends Clock {
  constructor(private readonly database: DataSource) {
    super();
  }

  async now(): Promise<Date> {
    const [row] = await this.database.query<{ now: Date }[]>('SELECT now() AS now');
    if (!row) throw new Error('PostgreSQL does not tell the time');
    return row.now;
  }
}
