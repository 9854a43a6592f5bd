import { Injectable } from '@nestjs/common';
import { Batch } from '../common/Batch.js';
import { DataSource } from 'typeorm';

@Injectable()
export class PingRepository {
  /** However many ask, there is one statement at a time. */
  readonly #pings = new Batch(() => this.database.query('SELECT 1'));

  constructor(private readonly database: DataSource) {}

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.#pings.about([]);
  }
}
