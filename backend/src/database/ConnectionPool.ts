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
 * The connections to PostgreSQL. The waits of one request add up: in a queue, in a shared query (Batch),
 * for a connection, for the answer. While the heartbeat says that PostgreSQL is away, a request for a
 * connection fails at once. So a request waits until the heartbeat notices, and at most once for a
 * connection that cannot be made.
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

  /** From now on `connect` fails at once whenever `isAway` answers true. */
  refuseWhile(isAway: () => boolean): void {
    this.#isAway = isAway;
  }

  /** Closes all connections: queries on them fail now, later queries open new ones. */
  cut(): void {
    for (const { connection } of this.#connected) connection.stream.destroy();
  }

  /** Closes the idle connections, which may be dead; later queries open new ones. */
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
   * After a query timeout pg destroys the connection's socket, and the pool notices it later: until then
   * the pool would give the dead connection to the next request that waits.
   */
  #release(client: Connected): void {
    if (client.connection.stream.destroyed) void client.end();
    else this.#idle.add(client);
  }
}
