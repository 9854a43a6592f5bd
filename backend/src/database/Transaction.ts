import type { Client, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { isRefusal } from './isRefusal.js';
import { Trip, type Statement } from './Trip.js';

/** Without a name: on a connection that has forgotten the name, what TypeORM sends would run without BEGIN. */
const BEGIN: Statement = { name: '', text: 'BEGIN' };
const COMMIT: Statement = { name: 'commit', text: 'COMMIT' };
const ROLLBACK: Statement = { name: 'rollback', text: 'ROLLBACK' };

/**
 * One transaction on a connection of its own. What one asks at the same time takes one trip, and so
 * do the writes with their commit; PostgreSQL runs all of it in the order in which it was asked. A trip
 * is a transaction by itself: BEGIN and COMMIT are sent only where there are more.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class Transaction {
  /** Leaves at the end of this turn of the event loop. */
  #next: Trip | undefined;
  /** Of the first trip that failed; PostgreSQL refuses all after it without a word about the cause. */
  #failure: Error | undefined;
  /** Of each trip that failed, whether its connection is as good as before once all is rolled back. */
  readonly #failedCleanly: boolean[] = [];
  #hasBegun = false;
  #usesTypeOrm = false;
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

  private constructor(
    private readonly client: Client,
    private readonly entityManager: EntityManager,
  ) {}

  /** TypeORM on the same connection, for what is not hot. What was asked before it leaves first. */
  get manager(): EntityManager {
    if (this.#isOver) throw new Error('TypeORM comes after the end of its transaction');
    this.#usesTypeOrm = true;
    if (!this.#hasBegun) this.#next ??= this.#prepare();
    this.#send();
    return this.entityManager;
  }

  /** Asks a statement. The transaction fails if it does. @returns its rows */
  async query<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const trip = this.#trip(statement);
    const rows = trip.add(statement, values);
    await trip.answered;
    return rows as Row[];
  }

  /** Asks a statement that nobody waits for but the commit. @returns its rows, which are there by then */
  write(statement: Statement, values: readonly unknown[]): readonly QueryResultRow[] {
    return this.#trip(statement).add(statement, values);
  }

  /** The trip that a statement goes along with. */
  #trip({ name }: Statement): Trip {
    // The connection may be somebody else's by now.
    if (this.#isOver) throw new Error(`${name} comes after the end of its transaction`);
    return (this.#next ??= this.#prepare());
  }

  #prepare(): Trip {
    const trip = new Trip();
    trip.answered.catch((error: Error) => {
      this.#failure ??= error;
      this.#failedCleanly.push(trip.isConnectionSound && isRefusal(error));
    });
    process.nextTick(() => this.#send());
    return trip;
  }

  #send(): void {
    const trip = this.#next;
    this.#next = undefined;
    if (!trip) return;
    if (!this.#hasBegun && !this.#isOver) {
      trip.addFirst(BEGIN);
      this.#hasBegun = true;
    }
    trip.send(this.client);
  }

  /** Has PostgreSQL keep what was done. @returns what it did instead, if anything */
  async #commit(): Promise<string> {
    const trip = this.#trip(COMMIT);
    if (this.#hasBegun) trip.add(COMMIT, []);
    this.#isOver = true;
    await trip.answered;
    return this.#hasBegun ? trip.lastCommand : COMMIT.text;
  }

  async #rollBack(): Promise<void> {
    const trip = this.#trip(ROLLBACK);
    trip.add(ROLLBACK, []);
    // What TypeORM was given in this turn goes first; it is given nothing before BEGIN.
    if (!this.#hasBegun) this.#send();
    this.#isOver = true;
    await trip.answered;
  }

  /** Whether nothing of a transaction in which something failed is left on its connection. */
  async #isUndone(): Promise<boolean> {
    // TypeORM may be given more at any time.
    if (!this.#isClean() || this.#usesTypeOrm || this.#next) return false;
    if (!this.#hasBegun) return true;
    const trip = new Trip();
    trip.add(ROLLBACK, []);
    trip.send(this.client);
    await trip.answered.catch(() => undefined);
    // A statement that was sent before has failed meanwhile, for another reason.
    return this.#isClean() && trip.lastCommand === ROLLBACK.text;
  }

  #isClean(): boolean {
    return this.#failedCleanly.every(Boolean);
  }

  async #run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      const result = await work(this);
      // Where a statement has failed, PostgreSQL takes COMMIT for ROLLBACK.
      const ended = await this.#commit();
      if (ended !== COMMIT.text)
        this.#failure ??= new Error('The work overlooked a failed statement');
      if (this.#failure) throw this.#failure;
      return result;
    } catch (error) {
      const failure = this.#failure;
      // A connection that is gone has rolled back by itself.
      if (!failure) await this.#rollBack().catch(() => undefined);
      this.#isOver = true;
      // PostgreSQL rolls back when the connection closes, and nothing is sent on it any more. The pool
      // would keep a prepared statement that fails for ever, as some do after a migration, and a
      // transaction whose ROLLBACK came after a write that failed.
      if (this.#failure && !(await this.#isUndone())) void this.client.end();
      if (!failure) throw error;
      // Its own stack leads to the socket, not to what asked.
      Error.captureStackTrace(failure);
      throw failure;
    }
  }
}
