import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the database was backed up, for those who watch over it. */
export class BackupTimes1790000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE backup_times (at timestamptz PRIMARY KEY)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_times');
  }
}
