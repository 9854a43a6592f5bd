import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that repeat: each is one row, whose days are told by its rule. */
export class Series1790001100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE series (
        id uuid PRIMARY KEY,
        family_id uuid NOT NULL REFERENCES families (id) ON DELETE CASCADE,
        creator_id uuid NOT NULL,
        title text NOT NULL,
        date date NOT NULL,
        start_time text,
        end_time text,
        is_all_day boolean NOT NULL,
        main_category text NOT NULL,
        sub_category text NOT NULL,
        notes text,
        more_days int NOT NULL,
        location text,
        for_ids uuid[] NOT NULL,
        needs_somebody boolean NOT NULL,
        rrule text NOT NULL,
        extra_days date[] NOT NULL,
        except_days date[] NOT NULL,
        last_day date,
        version int NOT NULL,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        deleted_at timestamptz(3),
        search_text text NOT NULL GENERATED ALWAYS AS (searchable(
          title || E'\\n' || coalesce(notes, '') || E'\\n' || coalesce(location, ''))) STORED,
        CHECK (is_all_day = (start_time IS NULL) AND is_all_day = (end_time IS NULL))
      )`);
    // A family has few hundred of them: every read finds its own among these.
    await runner.query(`CREATE INDEX series_by_family ON series (family_id)`);
    await runner.query(
      `CREATE INDEX series_deleted ON series (deleted_at) WHERE deleted_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE series`);
  }
}
