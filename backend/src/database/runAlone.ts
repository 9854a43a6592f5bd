import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { LOCKS, type Lock } from './locks.js';
import { poolOf } from './prepared.js';

/** How often a node that works says so, */
const SIGN_EVERY_MS = 10_000;
/** and after how long of silence PostgreSQL ends its connection: a node that hangs keeps the others from the work for no longer. */
const HUNG_AFTER_MS = 60_000;
/** A server that hangs does not say that it has closed a connection. */
const LONGEST_END_MS = 5_000;

/**
 * Runs work unless another node is at the same work now. The lock belongs to a connection of its own:
 * not to a transaction, which would stay open, idle, for as long as the work takes, nor to one of the
 * pool's, which the work itself may need. Where that connection breaks, the work goes on without the lock.
 */
export async function runAlone(
  database: DataSource,
  name: Lock,
  work: () => Promise<void>,
): Promise<void> {
  const connection = new pg.Client(poolOf(database).options);
  // What breaks it is told by the statement that fails.
  connection.on('error', () => undefined);
  try {
    await connection.connect();
    const { rows } = await connection.query<{ free: boolean }>(
      `SELECT pg_try_advisory_lock($1) AS free, set_config('idle_session_timeout', $2, false)`,
      [LOCKS[name], String(HUNG_AFTER_MS)],
    );
    if (!rows[0]?.free) return;
    const sign = setInterval(
      () => void connection.query('SELECT 1').catch(() => undefined),
      SIGN_EVERY_MS,
    );
    try {
      await work();
    } finally {
      clearInterval(sign);
      await connection.query('SELECT pg_advisory_unlock($1)', [LOCKS[name]]).catch(() => undefined);
    }
  } finally {
    const ended = connection.end().catch(() => undefined);
    await Promise.race([ended, wait(LONGEST_END_MS, undefined, { ref: false })]);
  }
}
