import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which events of a subscribed calendar its source no longer has. */
export class KeptFeedEvents1790001940000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE feed_events ADD COLUMN is_kept boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE feed_events DROP COLUMN is_kept`);
  }
}
