import { DataSource } from 'typeorm';
import { dataSourceOptions } from './dataSourceOptions.js';

/** Any number, the same in every version: nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_401_926;

/** Brings a database to this version's schema. */
export async function migrate(url: string): Promise<void> {
  const source = await new DataSource(dataSourceOptions(url)).initialize();
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
