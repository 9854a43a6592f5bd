import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import type { ConnectionPool } from './ConnectionPool.js';
import { Trip, type Statement } from './Trip.js';

/** TypeORM's own connections to PostgreSQL. */
export function poolOf(database: DataSource): ConnectionPool {
  const { master } = database.driver as unknown as { master: ConnectionPool };
  return master;
}

/** Runs a prepared statement on any connection. @returns its rows */
export async function queryPrepared<Row extends QueryResultRow>(
  database: DataSource,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const trip = new Trip();
  const rows = trip.add(statement, values);
  trip.send(poolOf(database));
  await trip.answered;
  return rows as Row[];
}
