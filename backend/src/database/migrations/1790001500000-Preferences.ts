import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each user wants hours and weeks; nobody has chosen yet. */
export class Preferences1790001500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN clock text, ADD COLUMN week_start text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN clock, DROP COLUMN week_start`);
  }
}
