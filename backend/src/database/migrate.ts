import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from './dataSourceOptions.js';
import { LOCKS } from './locks.js';

const ASK_AGAIN_MS = 100;

/** Brings a database to this version's schema. Nodes that start together do so one after the other. */
export async function migrate(url: string): Promise<void> {
  // Without time limits: a large table takes long, and so does waiting for the node that is at it.
  const source = await new DataSource({ ...dataSourceOptions(url, 1), extra: {} }).initialize();
  try {
    const runner = source.createQueryRunner();
    await waitForLock(runner);
    await source.runMigrations({ transaction: 'each' });
    await runner.release();
  } finally {
    // Closing the connections also gives the lock back.
    await source.destroy();
  }
}

/** Asks again and again: an index that another node builds CONCURRENTLY would wait for a statement that waits. */
async function waitForLock(runner: QueryRunner): Promise<void> {
  const ask = 'SELECT pg_try_advisory_lock($1) AS free';
  for (;;) {
    const [row] = (await runner.query(ask, [LOCKS.migrations])) as { free: boolean }[];
    if (row?.free) return;
    await sleep(ASK_AGAIN_MS);
  }
}
