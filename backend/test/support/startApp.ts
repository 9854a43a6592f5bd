import { afterAll, beforeAll } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { application } from './application.js';
import { Client } from './Client.js';
import { cloneDatabase, type ClonedDatabase } from './cloneDatabase.js';

/** Limits against floods would hit the tests, which all come from one address. */
const UNLIMITED = '100000';
/** Shared, so that a second node on the same database knows the same log-ins. */
export const SESSION_SECRET = 'a secret of tests, which nobody else uses';

/** A running application with a database of its own. */
export class TestApp {
  #app: NestExpressApplication | undefined;
  #database: ClonedDatabase | undefined;
  #directory = '';

  /** `http://127.0.0.1:<port>` */
  get origin(): string {
    const { port } = this.#app?.getHttpServer().address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** postgres://… of the application's database. */
  get databaseUrl(): string {
    return this.#database?.url ?? '';
  }

  /** A browser that has never been here. */
  newClient(): Client {
    return new Client(this.origin);
  }

  /** One of the application's own services, by its class as `application` has it. */
  service<T>(type: abstract new (...parts: never[]) => T): T {
    if (!this.#app) throw new Error('The application has not started.');
    return this.#app.get<T>(type);
  }

  async start(environment: Record<string, string>): Promise<void> {
    this.#database = await cloneDatabase();
    await this.#listen(this.#database.url, environment);
  }

  /** Starts as one more node of a running application: on its database. */
  startBeside(first: TestApp, environment: Record<string, string>): Promise<void> {
    return this.startOn(first.databaseUrl, environment);
  }

  /** Starts on a migrated database of somebody else's. */
  startOn(databaseUrl: string, environment: Record<string, string>): Promise<void> {
    return this.#listen(databaseUrl, environment);
  }

  /** Ends the node; its database stays for the others. */
  async stopServing(): Promise<void> {
    await this.#app?.close();
    this.#app = undefined;
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    await this.#database?.drop();
    await rm(this.#directory, { recursive: true, force: true });
  }

  async #listen(databaseUrl: string, environment: Record<string, string>): Promise<void> {
    this.#directory = await mkdtemp(path.join(tmpdir(), 'kinday-app-'));
    const config = application.readConfig({
      DATA_DIR: this.#directory,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: UNLIMITED,
      ...environment,
    });
    this.#app = await application.createApp(config, {
      databaseUrl,
      sessionSecret: SESSION_SECRET,
    });
    // People of the tests sign up by the thousand; what a hash really costs, passwordHasher.test says.
    this.service(application.PasswordHasher).cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
    await this.#app.listen(0, '127.0.0.1');
  }
}

/** The application of a test file: starts before its tests and stops after them. */
export function startApp(environment: Record<string, string> = {}): TestApp {
  const app = new TestApp();
  beforeAll(() => app.start(environment));
  afterAll(() => app.stop());
  return app;
}
