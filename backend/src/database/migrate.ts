import { DataSource } from 'typeorm';
import { dataSourceOptions } from './dataSourceOptions.js';

/** Any number, the same in every version: nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_401_926;

/** Brings a database to this version's schema. */
export async function migrate(url: string): Promise<void> {
  // Without time limits: a large table takes long, and so does waiting for the node that is at it.
  const source = await new DataSource({ ...dataSourceOptions(url, 1), extra: {} }).initialize();
  try {
    const runner = source.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await source.runMigrations({ transaction: 'each' });
    await runner.release();
  } finally {
    // Closing the connections also gives the lock back.
    await source.destroy();
  }
}
