import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Subscriptions1790000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE subscriptions (
        id text PRIMARY KEY,
        family_id uuid NOT NULL,
        payer_id uuid NOT NULL,
        customer_id text NOT NULL,
        status text NOT NULL,
        told_at bigint NOT NULL
      )`);
    await runner.query(`CREATE INDEX subscriptions_by_family ON subscriptions (family_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE subscriptions`);
  }
}
