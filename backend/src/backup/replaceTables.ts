import type { Client } from 'pg';
import { EMPTIED_TABLES, SAVED_TABLES, type BackupHeader } from './backupFormat.js';
import { stagedAs } from './stageRows.js';

/** Users and families refer to each other; this side of it may be empty for a while. */
const FILLED_LATER = 'current_family_id';

/**
 * Puts the staged rows in the place of all there are. Others may read what was there until the
 * commit, but not write. Sessions stay for those who still exist: logging in and out is not the
 * calendar's past.
 */
export async function replaceTables(client: Client, { columns }: BackupHeader): Promise<void> {
  // Who posts notices has no other lock yet, and then families, as every write to them begins there:
  // nobody waits for somebody who waits for us.
  await client.query('LOCK TABLE notices IN EXCLUSIVE MODE');
  await client.query(`LOCK TABLE families, ${SAVED_TABLES.join()}, sessions IN EXCLUSIVE MODE`);
  await client.query(
    'CREATE TEMPORARY TABLE kept_sessions ON COMMIT DROP AS SELECT * FROM sessions',
  );
  for (const table of [...EMPTIED_TABLES, ...SAVED_TABLES.toReversed()]) {
    await client.query(`DELETE FROM ${table}`);
  }
  for (const table of SAVED_TABLES) {
    const names = columns[table]?.filter((name) => name !== FILLED_LATER).join();
    if (!names) continue;
    await client.query(`INSERT INTO ${table} (${names}) SELECT ${names} FROM ${stagedAs(table)}`);
  }
  await client.query(
    `UPDATE users SET ${FILLED_LATER} = saved.${FILLED_LATER} FROM ${stagedAs('users')} AS saved
     WHERE saved.id = users.id`,
  );
  await client.query(
    `INSERT INTO sessions SELECT kept_sessions.* FROM kept_sessions
     WHERE user_id IN (SELECT id FROM users)`,
  );
  await client.query('UPDATE log_epoch SET epoch = gen_random_uuid()');
}
