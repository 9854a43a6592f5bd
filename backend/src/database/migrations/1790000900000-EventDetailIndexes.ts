import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  // A month also holds what began before it and goes on into it.
  events_lasting: 'events (family_id, date) WHERE more_days > 0 AND deleted_at IS NULL',
  events_of_series: 'events (series_id) WHERE series_id IS NOT NULL',
  // Whose membership ends is taken out of what is for them, or theirs to do.
  events_by_people: `events USING gin (for_ids) WHERE for_ids <> '{}'`,
  events_claimed: 'events (family_id, claimed_by) WHERE claimed_by IS NOT NULL',
  events_by_place: `events USING gin (searchable(location) gin_trgm_ops)
    WHERE location IS NOT NULL AND deleted_at IS NULL`,
};

/** What reads the details of events; each index is small, as most events have none. */
export class EventDetailIndexes1790000900000 implements MigrationInterface {
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
