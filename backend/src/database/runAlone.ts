import type { DataSource } from 'typeorm';

/**
 * Runs work unless another node is at the same work now.
 * @param lock any number, one for each kind of work
 */
export async function runAlone(
  database: DataSource,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  await database.transaction(async (manager) => {
    const [row] = await manager.query<{ free: boolean }[]>(
      'SELECT pg_try_advisory_xact_lock($1) AS free',
      [lock],
    );
    if (row?.free) await work();
  });
}
