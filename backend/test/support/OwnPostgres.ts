import { startEmbeddedPostgres, type EmbeddedPostgres } from '@kinday/embedded-postgres';
import { migrate } from '../../src/database/migrate.js';
import { freePort } from './freePort.js';

/** A PostgreSQL of a test's own, which may stop and start again at the same address. */
export class OwnPostgres {
  private constructor(
    private readonly directory: string,
    private readonly port: number,
    private server: EmbeddedPostgres | undefined,
    /** Of a migrated database. */
    readonly url: string,
  ) {}

  static async start(directory: string): Promise<OwnPostgres> {
    const port = await freePort();
    const server = await startEmbeddedPostgres(directory, { durable: false, port });
    await migrate(server.url);
    return new OwnPostgres(directory, port, server, server.url);
  }

  async start(): Promise<void> {
    const { directory, port } = this;
    this.server = await startEmbeddedPostgres(directory, { durable: false, port });
  }

  /** Ends every connection, and it. */
  async stop(): Promise<void> {
    await this.server?.stop();
    this.server = undefined;
  }
}
