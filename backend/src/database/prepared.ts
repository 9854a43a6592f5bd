import type { ClientBase, Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/** A statement of the hot path: each connection has PostgreSQL parse and plan it once. */
export interface Statement {
  /** Unique among all statements. */
  readonly name: string;
  readonly text: string;
}

/** TypeORM's own connections to PostgreSQL. */
export function poolOf(database: DataSource): Pool {
  const { master } = database.driver as unknown as { master: Pool };
  return master;
}

/** Runs a prepared statement on a connection, or on any of the pool's. @returns its rows */
export async function queryPrepared<Row extends QueryResultRow>(
  on: Pool | ClientBase,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await on.query<Row>({ name, text, values: [...values] });
  return rows;
}
