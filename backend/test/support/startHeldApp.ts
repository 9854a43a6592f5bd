import { afterAll, beforeAll } from '@jest/globals';
import pg from 'pg';
import { query } from './query.js';
import { startApp } from './startApp.js';

/** The application of a test file, and a connection beside it that holds what its calls wait for. */
export function startHeldApp() {
  let holder: pg.Client;
  // Before the application's end, which takes the database away.
  afterAll(() => holder.end());
  const app = startApp();
  beforeAll(async () => {
    holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
  });

  /** Resolves when so many calls wait; asked elsewhere, as a transaction sees one moment only. */
  async function untilWaiting(count: number): Promise<void> {
    const sql = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await query(app, sql)).length < count);
  }

  const hold = (sql: string, values?: unknown[]) => holder.query(sql, values);
  return { app, hold, untilWaiting };
}
