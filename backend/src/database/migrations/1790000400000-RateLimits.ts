import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As rate-limiter-flexible reads it, column by column. */
export class RateLimits1790000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Unlogged: counts of minutes are worth no write-ahead log, and a crash may clear them.
    await runner.query(`
      CREATE UNLOGGED TABLE rate_limits (
        key text PRIMARY KEY,
        points int NOT NULL,
        expire bigint
      )`);
    await runner.query(`CREATE INDEX rate_limits_by_age ON rate_limits (expire)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE rate_limits`);
  }
}
