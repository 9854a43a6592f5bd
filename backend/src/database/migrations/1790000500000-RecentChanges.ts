import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changes told, how events were before them, and how far each member has looked. */
export class RecentChanges1790000500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE changes
        ADD COLUMN news jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN before jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`
      ALTER TABLE members
        ADD COLUMN joined_revision bigint NOT NULL DEFAULT 0,
        ADD COLUMN seen_revision bigint NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE members DROP COLUMN joined_revision, DROP COLUMN seen_revision`,
    );
    await runner.query(`ALTER TABLE changes DROP COLUMN news, DROP COLUMN before`);
  }
}
