import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@kinday/embedded-postgres';
import pg from 'pg';
import { migrate } from '../../backend/dist/database/migrate.js';

/** A PostgreSQL of a bench's own, with a database for each size of data. */
export class BenchDatabase {
  /**
   * @param {string} [kept] a folder whose databases are used again and stay; else they go at the end
   */
  static async start(kept) {
    const directory = kept ?? (await mkdtemp(join(tmpdir(), 'kinday-bench-')));
    return new BenchDatabase(directory, await startEmbeddedPostgres(directory), !kept);
  }

  #directory;
  #postgres;
  #isTemporary;

  constructor(directory, postgres, isTemporary) {
    this.#directory = directory;
    this.#postgres = postgres;
    this.#isTemporary = isTemporary;
  }

  /** PostgreSQL's log file. */
  get log() {
    return join(this.#directory, 'server.log');
  }

  /** The address of a database by its name. */
  url(name) {
    return Object.assign(new URL(this.#postgres.url), { pathname: name }).href;
  }

  /** Runs some work with a connection to a database. */
  async with(name, work) {
    const client = new pg.Client({ connectionString: this.url(name) });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /**
   * Makes a database with our tables, and has it filled, unless it is there.
   * @param {string} name
   * @param {(url: string, client: pg.Client) => Promise<void>} fill
   * @returns {Promise<string>} its address
   */
  async ensure(name, fill) {
    const filling = `${name}_filling`;
    const isThere = await this.with('postgres', async (admin) => {
      const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
      if (rowCount > 0) return true;
      // An earlier run may have been interrupted.
      await admin.query(`DROP DATABASE IF EXISTS ${filling}`);
      await admin.query(`CREATE DATABASE ${filling}`);
      return false;
    });
    await migrate(this.url(isThere ? name : filling));
    if (isThere) return this.url(name);
    await this.with(filling, (client) => fill(this.url(filling), client));
    await this.with('postgres', (admin) =>
      admin.query(`ALTER DATABASE ${filling} RENAME TO ${name}`),
    );
    return this.url(name);
  }

  /** Reads a database into memory, as it is after some hours of use: indexes last, so that they stay. */
  warm(name) {
    return this.with(name, async (client) => {
      await client.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm');
      await client.query(`
        SELECT pg_prewarm(oid::regclass) FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')
        ORDER BY relkind = 'i', relname <> 'changes'`);
    });
  }

  async stop() {
    await this.#postgres.stop();
    if (this.#isTemporary) await rm(this.#directory, { recursive: true, force: true });
  }
}
