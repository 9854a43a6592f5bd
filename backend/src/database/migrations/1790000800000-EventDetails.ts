import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several days, a place, whom an event is for, who does it, and the series it was an occurrence of. */
export class EventDetails1790000800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Days are kept as a number: a node of the release before moves an event without losing its length.
    await runner.query(`
      ALTER TABLE events
        ADD COLUMN more_days int NOT NULL DEFAULT 0,
        ADD COLUMN location text,
        ADD COLUMN for_ids uuid[] NOT NULL DEFAULT '{}',
        ADD COLUMN needs_somebody boolean NOT NULL DEFAULT false,
        ADD COLUMN claimed_by uuid,
        ADD COLUMN series_id uuid,
        ADD COLUMN series_date date`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events
        DROP COLUMN more_days, DROP COLUMN location, DROP COLUMN for_ids,
        DROP COLUMN needs_somebody, DROP COLUMN claimed_by,
        DROP COLUMN series_id, DROP COLUMN series_date`);
  }
}
