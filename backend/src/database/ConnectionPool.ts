import type { Socket } from 'node:net';
import pg, { type Client, type PoolClient, type PoolConfig } from 'pg';

/** A client of the pool, with the socket that pg's types leave out. */
type Connected = Client & { connection: { stream: Socket } };

type Receive = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error) => void,
) => void;

/** Why nobody gets a connection while PostgreSQL does not answer. */
class DatabaseAway extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('PostgreSQL does not answer this node');
  }
}

/**
 * The connections to PostgreSQL. Waits for them add up: for a place in a queue, for the question of
 * others (Batch), for a connection, for the answer. While PostgreSQL is known to be away none of these
 * lasts, so a call waits for as long as it takes to find that out, and once for a connection at most.
 */
export class ConnectionPool extends pg.Pool {
  readonly #connected = new Set<Connected>();
  readonly #idle = new Set<Connected>();
  #isAway = () => false;

  constructor(options?: PoolConfig) {
    super(options);
    this.on('connect', (client) => this.#connected.add(client as unknown as Connected));
    this.on('acquire', (client) => this.#idle.delete(client as unknown as Connected));
    this.on('release', (_error, client) => this.#release(client as unknown as Connected));
    this.on('remove', (client) => {
      this.#connected.delete(client as unknown as Connected);
      this.#idle.delete(client as unknown as Connected);
    });
  }

  /** Has nobody wait for a connection as long as this says that PostgreSQL is away. */
  refuseWhile(isAway: () => boolean): void {
    this.#isAway = isAway;
  }

  /** What was asked on the connections fails now, and what is asked from now on goes over others. */
  cut(): void {
    for (const { connection } of this.#connected) connection.stream.destroy();
  }

  /** Gives up the connections that nobody uses now, which may be dead, for others. */
  renewIdle(): void {
    for (const { connection } of this.#idle) connection.stream.destroy();
  }

  override connect(): Promise<PoolClient>;
  override connect(receive: Receive): void;
  override connect(receive?: Receive): Promise<PoolClient> | void {
    if (!this.#isAway()) return receive ? super.connect(receive) : super.connect();
    if (!receive) return Promise.reject(new DatabaseAway());
    process.nextTick(receive, new DatabaseAway(), undefined, () => undefined);
  }

  /**
   * pg gives a connection up that let a statement wait for too long, and its pool sees that a moment
   * later: until then it would hand the connection to whoever waits.
   */
  #release(client: Connected): void {
    if (client.connection.stream.destroyed) void client.end();
    else this.#idle.add(client);
  }
}
