import type { PoolClient, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { queryPrepared, type Statement } from './prepared.js';

const BEGIN: Statement = { name: 'begin', text: 'BEGIN' };
const COMMIT: Statement = { name: 'commit', text: 'COMMIT' };

/**
 * One transaction on a connection of its own. Its statements are sent without waiting for the answers
 * to those before them (pg's pipeline mode), and PostgreSQL runs them in that order: what one asks
 * at the same time takes one trip, and so do the writes with their commit.
 */
export class Transaction {
  readonly #written: Promise<unknown>[] = [];

  /** Runs work in a transaction: commits what it did, or rolls back and throws what it threw. */
  static async run<T>(
    database: DataSource,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const runner = database.createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      const transaction = new Transaction(client, runner.manager);
      return await transaction.#run(work);
    } finally {
      await runner.release();
    }
  }

  /** @param manager TypeORM on the same connection, for what is not hot */
  private constructor(
    private readonly client: PoolClient,
    readonly manager: EntityManager,
  ) {
    this.write(BEGIN, []);
  }

  /** Sends a statement. @returns its rows */
  query<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return queryPrepared<Row>(this.client, statement, values);
  }

  /** Sends a statement that nobody waits for but the commit, which fails if it does. */
  write(statement: Statement, values: readonly unknown[]): void {
    const answer = queryPrepared(this.client, statement, values);
    // The commit tells; until then nobody listens.
    answer.catch(() => undefined);
    this.#written.push(answer);
  }

  async #run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      const result = await work(this);
      // Where a statement has failed, PostgreSQL takes COMMIT for ROLLBACK.
      this.write(COMMIT, []);
      await Promise.all(this.#written);
      return result;
    } catch (error) {
      // A connection that is gone has rolled back by itself.
      await this.client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}
