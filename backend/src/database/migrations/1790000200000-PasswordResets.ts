import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PasswordResets1790000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_resets (
        token_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz(3) NOT NULL
      )`);
    await runner.query(`CREATE INDEX password_resets_by_user ON password_resets (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE password_resets`);
  }
}
