import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runAlone } from '../../database/runAlone.js';

/** Up to which minute what was planned. */
@Injectable()
export class ProgressRepository {
  constructor(private readonly database: DataSource) {}

  /** Does work that one node does at a time; nothing while another one is at it. */
  alone(work: () => Promise<void>): Promise<void> {
    return runAlone(this.database, 'reminderPlanner', work);
  }

  async read(): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.database.query<{ name: string; done_until: Date }[]>(
      'SELECT name, done_until FROM reminder_progress',
    );
    return new Map(rows.map((row) => [row.name, row.done_until]));
  }

  async write(name: string, doneUntil: Date): Promise<void> {
    await this.database.query(
      `INSERT INTO reminder_progress (name, done_until) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET done_until = excluded.done_until`,
      [name, doneUntil],
    );
  }
}
