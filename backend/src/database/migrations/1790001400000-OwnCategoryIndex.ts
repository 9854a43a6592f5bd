import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds whether an event still has a category that was deleted; small, as most events have none. */
export class OwnCategoryIndex1790001400000 implements MigrationInterface {
  /** An index is built beside running writes only outside of a transaction. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index that serves nobody.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS events_of_own_category`);
    await runner.query(`CREATE INDEX CONCURRENTLY events_of_own_category
      ON events (own_category_id) WHERE own_category_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY events_of_own_category`);
  }
}
