import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  events_of_zones: 'events (family_id, date) WHERE zone IS NOT NULL AND deleted_at IS NULL',
  events_of_zones_by_day: 'events (date) WHERE zone IS NOT NULL AND deleted_at IS NULL',
  series_of_zones: 'series (family_id) WHERE zone IS NOT NULL AND deleted_at IS NULL',
};

/** What is told in a zone of its own may stand on other days in its calendar: months and reminders look for it. */
export class ZoneIndexes1790001850000 implements MigrationInterface {
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
