import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search reads one prepared text per event, found by its trigrams. */
export class SearchText1790000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(`
      ALTER TABLE events ADD COLUMN search_text text NOT NULL
        GENERATED ALWAYS AS (searchable(title || E'\\n' || coalesce(notes, ''))) STORED`);
    await runner.query(`
      CREATE INDEX events_by_text ON events USING gin (search_text gin_trgm_ops)
        WHERE deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE events DROP COLUMN search_text`);
  }
}
