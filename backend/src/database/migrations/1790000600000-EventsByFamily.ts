import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deleting a family looks for all its events, deleted ones included. */
export class EventsByFamily1790000600000 implements MigrationInterface {
  /** An index is built beside running writes only outside of a transaction. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index that serves nobody.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS events_by_family`);
    await runner.query(`CREATE INDEX CONCURRENTLY events_by_family ON events (family_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY events_by_family`);
  }
}
