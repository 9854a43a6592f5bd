import type { Client, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { queryPrepared, type Statement } from './prepared.js';

/** Without a name: on a connection that has forgotten the name, the others would run without BEGIN. */
const BEGIN = { text: 'BEGIN', queryMode: 'extended' };
const COMMIT: Statement = { name: 'commit', text: 'COMMIT' };

/**
 * One transaction on a connection of its own. Its statements are sent without waiting for the answers
 * to those before them (pg's pipeline mode), and PostgreSQL runs them in that order: what one asks
 * at the same time takes one trip, and so do the writes with their commit.
 */
export class Transaction {
  readonly #answers: Promise<unknown>[] = [];
  /** The first statement's that failed; PostgreSQL refuses all after it without a word about the cause. */
  #failure: Error | undefined;
  #isOver = false;

  /** Runs work in a transaction: commits what it did, or rolls back and throws what it threw. */
  static async run<T>(
    database: DataSource,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const runner = database.createQueryRunner();
    try {
      const client = (await runner.connect()) as Client;
      const transaction = new Transaction(client, runner.manager);
      return await transaction.#run(work);
    } finally {
      await runner.release();
    }
  }

  /** @param manager TypeORM on the same connection, for what is not hot */
  private constructor(
    private readonly client: Client,
    readonly manager: EntityManager,
  ) {
    void this.#keep(client.query(BEGIN));
  }

  /** Sends a statement. The transaction fails if it does. @returns its rows */
  query<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    // The connection may be somebody else's by now.
    if (this.#isOver) throw new Error(`${statement.name} comes after the end of its transaction`);
    return this.#keep(queryPrepared<Row>(this.client, statement, values));
  }

  /** Sends a statement that nobody waits for but the commit. */
  write(statement: Statement, values: readonly unknown[]): void {
    void this.query(statement, values);
  }

  /** Keeps an answer for the commit, which fails if it does. */
  #keep<Answer>(answer: Promise<Answer>): Promise<Answer> {
    answer.catch((error: Error) => (this.#failure ??= error));
    this.#answers.push(answer);
    return answer;
  }

  async #run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      const result = await work(this);
      // Where a statement has failed, PostgreSQL takes COMMIT for ROLLBACK.
      this.write(COMMIT, []);
      this.#isOver = true;
      await Promise.all(this.#answers);
      return result;
    } catch (error) {
      this.#isOver = true;
      if (this.#failure === undefined) {
        // A connection that is gone has rolled back by itself.
        await this.client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
      // PostgreSQL rolls back when the connection closes, and nothing is sent on it any more. The pool
      // would keep a prepared statement that fails for ever, as some do after a migration.
      void this.client.end();
      throw this.#failure;
    }
  }
}
