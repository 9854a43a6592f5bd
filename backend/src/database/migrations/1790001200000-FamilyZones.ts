import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each family's time zone. What was there has lived by UTC until now, and does until its owner says another. */
export class FamilyZones1790001200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE families ADD COLUMN zone text NOT NULL DEFAULT 'UTC'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE families DROP COLUMN zone`);
  }
}
