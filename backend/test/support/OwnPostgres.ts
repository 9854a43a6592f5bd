import { createCluster } from '../../src/database/embedded/createCluster.js';
import { keepPassword } from '../../src/database/embedded/keepPassword.js';
import { preparePlace, type Place } from '../../src/database/embedded/preparePlace.js';
import { startServer, type ServerProcess } from '../../src/database/embedded/serverProcess.js';
import { migrate } from '../../src/database/migrate.js';
import { freePort } from './freePort.js';

/** A PostgreSQL of a test's own, which may stop and start again at the same address. */
export class OwnPostgres {
  #server: ServerProcess | undefined;

  private constructor(
    private readonly place: Place,
    private readonly port: number,
    /** Of a migrated database. */
    readonly url: string,
  ) {}

  static async start(directory: string): Promise<OwnPostgres> {
    const place = await preparePlace(directory);
    const password = await keepPassword(place);
    await createCluster(place, password, false);
    const port = await freePort();
    const url = `postgres://kinday:${password}@127.0.0.1:${port}/kinday`;
    const server = new OwnPostgres(place, port, url);
    await server.start();
    await migrate(url);
    return server;
  }

  async start(): Promise<void> {
    this.#server = await startServer(this.place, this.port, false);
  }

  /** Ends every connection, and it. */
  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }
}
