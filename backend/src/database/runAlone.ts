import type { DataSource } from 'typeorm';

/**
 * Runs work unless another node is at the same work now. The lock belongs to a connection and not to
 * a transaction, which would stay open, idle, for as long as the work takes.
 * @param lock any number, one for each kind of work
 */
export async function runAlone(
  database: DataSource,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  const connection = database.createQueryRunner();
  try {
    const [row] = (await connection.query('SELECT pg_try_advisory_lock($1) AS free', [lock])) as {
      free: boolean;
    }[];
    if (!row?.free) return;
    await work().finally(() => connection.query('SELECT pg_advisory_unlock($1)', [lock]));
  } finally {
    await connection.release();
  }
}
