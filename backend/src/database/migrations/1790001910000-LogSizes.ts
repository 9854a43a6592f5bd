import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many bytes a change of the log has, its undo among them: PostgreSQL knows how much it stores of a
 * document, but not how long that is once it is unpacked. The earlier release leaves it empty.
 */
export class LogSizes1790001910000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE changes ADD COLUMN bytes integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE changes DROP COLUMN bytes`);
  }
}
