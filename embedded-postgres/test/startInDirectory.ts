import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type StartOptions,
} from '../src/startEmbeddedPostgres.js';
import { compileOwner } from './compileOwner.js';
import { OwnerProcess } from './OwnerProcess.js';

/** For each test a directory, and what starts servers in it; all of them have ended after the test. */
export function startInDirectory() {
  let program: string;
  let directory: string;
  const owners: OwnerProcess[] = [];
  const servers: EmbeddedPostgres[] = [];

  beforeAll(async () => {
    program = await compileOwner();
  });
  afterAll(() => rm(path.dirname(program), { recursive: true }));
  beforeEach(async () => {
    const parent = await mkdtemp(path.join(tmpdir(), 'kinday-embedded-'));
    directory = path.join(parent, 'postgres');
  });
  afterEach(async () => {
    for (const owner of owners.splice(0)) await owner.kill();
    for (const server of servers.splice(0)) await server.stop();
    await serverGone();
    await rm(path.dirname(directory), { recursive: true });
  });

  /** PostgreSQL removes its lock as its last deed; the test's own time limit ends a wait in vain. */
  async function serverGone(): Promise<void> {
    const lock = path.join(directory, 'data', 'postmaster.pid');
    while (await stat(lock).catch(() => undefined)) await new Promise(setImmediate);
  }

  async function startHere(options: StartOptions = {}): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres(directory, options);
    servers.push(server);
    return server;
  }

  async function startOwner(): Promise<OwnerProcess> {
    const owner = await OwnerProcess.start(program, directory);
    owners.push(owner);
    return owner;
  }

  return {
    at: (...names: string[]) => path.join(directory, ...names),
    startHere,
    startOwner,
    serverGone,
  };
}
