import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By channel: the table whose deleted rows it tells of, and the column that names them. */
const TOLD = {
  kinday_sessions_ended: ['sessions', 'id_hash'],
  kinday_members_removed: ['members', 'family_id'],
} as const;
/** Names in one notification, which holds less than 8,000 bytes. */
const NAMES = 50;

/**
 * PostgreSQL tells every node, at the commit, which sessions and memberships ended, whoever ended them
 * and whatever became of the bus. Nodes of the release before end them as well and listen to nothing.
 */
export class EndsTold1790001960002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [channel, [table, name]] of Object.entries(TOLD)) {
      await runner.query(`
        CREATE FUNCTION ${channel}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('${channel}', string_agg(name, ',')) FROM (
            SELECT name, (row_number() OVER () - 1) / ${NAMES} AS message
            FROM (SELECT DISTINCT ${name}::text AS name FROM ended) AS names) AS numbered
          GROUP BY message;
          RETURN NULL;
        END $$`);
      await runner.query(`
        CREATE TRIGGER ${channel} AFTER DELETE ON ${table} REFERENCING OLD TABLE AS ended
        FOR EACH STATEMENT EXECUTE FUNCTION ${channel}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [channel, [table]] of Object.entries(TOLD)) {
      await runner.query(`DROP TRIGGER ${channel} ON ${table}`);
      await runner.query(`DROP FUNCTION ${channel}()`);
    }
  }
}
