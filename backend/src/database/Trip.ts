import pg, { type ClientBase, type Connection, type FieldDef, type Pool } from 'pg';
import { textOf } from './textOf.js';

/** A statement of the hot path: each connection has PostgreSQL parse and plan it once. */
export interface Statement {
  /** Unique among all statements; empty for one that is parsed each time. */
  readonly name: string;
  readonly text: string;
}

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** A statement on its way, or answered. */
interface Asked {
  statement: Statement;
  values: (string | null)[];
  rows: Record<string, unknown>[];
  /** Whether this trip has the connection parse it, which has not said yet that it did. */
  isNew: boolean;
}

/** The columns of each statement's rows, by its name: PostgreSQL describes them once. */
const PREPARED = new WeakMap<Connection, Map<string, readonly Column[]>>();

/** pg's own class: the only one that its pipeline mode queues behind others. */
const Query = pg.Query as unknown as new (text: string) => object;

type Settle = (error?: Error | null) => void;

/** pg's clients and pools, as they take queries of such a class. */
interface Sender {
  query: (trip: Trip, settle: Settle) => void;
}

/**
 * Statements that take one trip to PostgreSQL: they leave in one piece with one Sync at the end. So
 * they are answered in one piece as well, and none is run after one that failed. With pg's own
 * queries, each with a Sync, a timer and a description of its columns, a write took a tenth more of
 * the server's time and of PostgreSQL's.
 */
export class Trip extends Query {
  /** Resolves when all statements are answered; rejects when one has failed. */
  readonly answered: Promise<void>;
  /** Set by pg's clients and pools: they settle the trip after they have let go of it. */
  declare callback: Settle;
  /** What PostgreSQL did last, by its own word: it rolls back where COMMIT comes after a failure. */
  lastCommand = '';
  /** False where it is not certain which statements the connection knows: one failed at its first use. */
  isConnectionSound = true;
  #settle: Settle = () => undefined;
  readonly #asked: Asked[] = [];
  #prepared = new Map<string, readonly Column[]>();
  #answers = 0;

  constructor() {
    super('');
    this.answered = new Promise((resolve, reject) => {
      this.#settle = (error) => (error ? reject(error) : resolve());
    });
  }

  /**
   * Adds a statement. Throws for a value that cannot be sent: later it would break the connection.
   * @returns its rows, which are there when the trip is over
   */
  add(statement: Statement, values: readonly unknown[]): Record<string, unknown>[] {
    const rows: Record<string, unknown>[] = [];
    this.#asked.push({ statement, values: values.map(textOf), rows, isNew: false });
    return rows;
  }

  /** Adds a statement without values and rows that is run before all others. */
  addFirst(statement: Statement): void {
    this.#asked.unshift({ statement, values: [], rows: [], isNew: false });
  }

  send(on: ClientBase | Pool): void {
    (on as unknown as Sender).query(this, this.#settle);
  }

  /** Called by pg, as all that follow. */
  submit(connection: Connection): void {
    this.#prepared = PREPARED.get(connection) ?? this.#prepared;
    PREPARED.set(connection, this.#prepared);
    connection.stream.cork();
    for (const asked of this.#asked) this.#ask(connection, asked);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => {
      const parse = pg.types.getTypeParser(dataTypeID) as Column['parse'];
      return { name, parse };
    });
    this.#prepared.set(this.#current.statement.name, columns);
    // What is described was parsed.
    this.#current.isNew = false;
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { statement, rows } = this.#current;
    const row: Record<string, unknown> = {};
    this.#prepared.get(statement.name)?.forEach(({ name, parse }, at) => {
      const text = fields[at] ?? null;
      row[name] = text === null ? null : parse(text);
    });
    rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.lastCommand = text;
    this.#answers += 1;
  }

  handleReadyForQuery(): void {
    this.callback();
  }

  /** PostgreSQL has skipped the statements after the one that failed, and parsed none of them. */
  handleError(error: Error): void {
    const [failed, ...skipped] = this.#asked.slice(this.#answers);
    this.isConnectionSound = failed?.isNew === false;
    for (const { statement, isNew } of skipped) {
      if (isNew) this.#prepared.delete(statement.name);
    }
    this.callback(error);
  }

  get #current(): Asked {
    const current = this.#asked[this.#answers];
    if (!current) throw new Error('PostgreSQL answers more than it was asked');
    return current;
  }

  #ask(connection: Connection, asked: Asked): void {
    const { name, text } = asked.statement;
    const isNew = name === '' || !this.#prepared.has(name);
    if (isNew) connection.parse({ name, text, types: [] }, true);
    connection.bind({ statement: name, values: asked.values }, true);
    if (isNew) connection.describe({ type: 'P' }, true);
    connection.execute(null, true);
    if (isNew) this.#prepared.set(name, []);
    asked.isNew = isNew;
  }
}
