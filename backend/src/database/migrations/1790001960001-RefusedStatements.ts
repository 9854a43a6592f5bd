import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A statement that finds its precondition gone ends its transaction by this function, so that the
 * database's log says what happened (`database/refuse`). Statements of the release before do without it.
 */
export class RefusedStatements1790001960001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION kinday_refuse(reason text) RETURNS int LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'kinday: %', reason USING ERRCODE = 'KD001';
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION kinday_refuse(text)');
  }
}
