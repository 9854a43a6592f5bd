import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LIVING_SESSION } from '../auth/SessionStore.js';
import { runAlone } from '../database/runAlone.js';

const HOUSEKEEPING_LOCK = 7_401_928;

/** What nobody can ask for any more. */
const OUTDATED = [
  // [S7] Whoever was away for longer loads the calendar anew.
  `DELETE FROM changes WHERE at < now() - interval '30 days'`,
  `DELETE FROM events WHERE deleted_at < now() - interval '30 days'`,
  `DELETE FROM sessions WHERE NOT (${LIVING_SESSION})`,
  `DELETE FROM password_resets WHERE expires_at < now()`,
  `DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000`,
];

@Injectable()
export class OutdatedRepository {
  constructor(private readonly database: DataSource) {}

  async delete(): Promise<void> {
    await runAlone(this.database, HOUSEKEEPING_LOCK, async () => {
      for (const statement of OUTDATED) await this.database.query(statement);
    });
  }
}
