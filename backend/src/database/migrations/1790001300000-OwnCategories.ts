import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Categories of a family's own, and which events and series have one. */
export class OwnCategories1790001300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE own_categories (
        id uuid PRIMARY KEY,
        family_id uuid NOT NULL REFERENCES families (id) ON DELETE CASCADE,
        name text NOT NULL,
        emoji text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        deleted_at timestamptz(3)
      )`);
    await runner.query(`CREATE INDEX own_categories_by_family ON own_categories (family_id)`);
    // Not a foreign key: what an event says is checked as it is written.
    await runner.query(`ALTER TABLE events ADD COLUMN own_category_id uuid`);
    await runner.query(`ALTER TABLE series ADD COLUMN own_category_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE series DROP COLUMN own_category_id`);
    await runner.query(`ALTER TABLE events DROP COLUMN own_category_id`);
    await runner.query(`DROP TABLE own_categories`);
  }
}
