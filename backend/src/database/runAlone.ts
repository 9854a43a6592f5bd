import type { DataSource } from 'typeorm';
import { LOCKS, type Lock } from './locks.js';

/**
 * Runs work unless another node is at the same work now. The lock belongs to a connection and not to
 * a transaction, which would stay open, idle, for as long as the work takes.
 */
export async function runAlone(
  database: DataSource,
  name: Lock,
  work: () => Promise<void>,
): Promise<void> {
  const connection = database.createQueryRunner();
  try {
    const [row] = (await connection.query('SELECT pg_try_advisory_lock($1) AS free', [
      LOCKS[name],
    ])) as {
      free: boolean;
    }[];
    if (!row?.free) return;
    await work().finally(() => connection.query('SELECT pg_advisory_unlock($1)', [LOCKS[name]]));
  } finally {
    await connection.release();
  }
}
