import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class PingRepository {
  constructor(private readonly database: DataSource) {}

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.database.query('SELECT 1');
  }
}
