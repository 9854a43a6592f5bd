import { setTimeout as sleep } from 'node:timers/promises';
import { choosePort, keepPort } from './choosePort.js';
import { applicationName, createCluster, majorVersion } from './createCluster.js';
import { keepBinaries } from './keepBinaries.js';
import { upgradeCluster, type CopyDatabase } from './upgradeCluster.js';
import { readOrMakePassword } from './databasePassword.js';
import { joinRunningServer, type RunningServer } from './joinRunningServer.js';
import { prepareLayout, type ServerLayout } from './serverLayout.js';
import { RestartingServer } from './RestartingServer.js';
import { ServerDidNotStart, startServer } from './serverProcess.js';

const longestRetry = 30_000;

/** A running PostgreSQL with an empty or known database `kinday`. */
export interface EmbeddedPostgres {
  /** postgres://… of the database `kinday` on 127.0.0.1; its role may create further databases. */
  url: string;
  /** Close your connections first. Leaves the server alone when another process started it. */
  stop: () => Promise<void>;
}

/** How a server is started. */
export interface StartOptions {
  /** False gives up safety against power cuts, and moves to a later PostgreSQL, for speed: for tests. */
  durable?: boolean;
  /** The port of 127.0.0.1; the last one or a free one unless given. */
  port?: number;
  /** Moves the database to the next major version of PostgreSQL; without it such a start is refused. */
  copyDatabase?: CopyDatabase;
}

/**
 * Starts the PostgreSQL that comes with the packages, with its data in `directory` (made if missing),
 * or joins the one that another process runs there. It ends when the process that started it ends, however
 * that happens. Should it end while this process still uses it, it is started again at the same address.
 * Throws one sentence for people.
 */
export async function startEmbeddedPostgres(
  directory: string,
  { durable = true, port: asked, copyDatabase }: StartOptions = {},
): Promise<EmbeddedPostgres> {
  const layout = await prepareLayout(directory);
  const password = await readOrMakePassword(layout);
  const urlOf = (port: number) =>
    `postgres://${applicationName}:${password}@127.0.0.1:${port}/${applicationName}`;
  await upgradeCluster(layout, { durable, password, urlOf, copyDatabase });
  await createCluster(layout, password, durable);
  if (durable) await keepBinaries(layout.directory, majorVersion).catch(warnOfNoCopy);
  const joinOrStart = (port?: number) => joinOrStartServer(layout, urlOf, durable, port);
  const { port, server } = await joinOrStart(asked);
  const restarting = new RestartingServer(server, async () => (await joinOrStart(port)).server);
  return { url: urlOf(port), stop: () => restarting.stop() };
}

async function joinOrStartServer(
  layout: ServerLayout,
  urlOf: (port: number) => string,
  durable: boolean,
  asked: number | undefined,
): Promise<RunningServer> {
  const begun = Date.now();
  for (;;) {
    const running = await joinRunningServer(layout, urlOf);
    if (running) return running;
    try {
      const port = asked ?? (await choosePort(layout.directory));
      const server = await startServer(layout, port, durable);
      await keepPort(layout.directory, port);
      return { port, server };
    } catch (error) {
      if (!willPass(error) || Date.now() - begun > longestRetry) throw error;
      await sleep(50);
    }
  }
}

/** A full disk must not stop the start: the programs are needed only for the next major version. */
function warnOfNoCopy(error: unknown): void {
  console.warn(
    `PostgreSQL's programs could not be kept for its next major version: ${String(error)}`,
  );
}

/** Someone took the port or started a server in the same moment, or a killed server's last processes still end. */
function willPass(error: unknown): boolean {
  const passing = /Address already in use|"postmaster\.pid"|pre-existing shared memory/;
  return error instanceof ServerDidNotStart && passing.test(error.log);
}
