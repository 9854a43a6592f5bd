import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  events_by_start: 'events (date, start_time) WHERE deleted_at IS NULL',
  // By their hour, as most of them have no end, and so every day may be one of theirs.
  series_by_start: 'series (start_time) WHERE deleted_at IS NULL',
};

/** What begins at an hour of a day in any calendar: reminders look for it each minute. */
export class ReminderIndexes1790001700000 implements MigrationInterface {
  /** An index is built beside running writes only outside of a transaction. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      // A try that was interrupted leaves an index that serves nobody.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
  }
}
