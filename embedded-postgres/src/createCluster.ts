import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode.js';
import { moveIntoPlace } from './moveIntoPlace.js';
import { readIfExists } from './writeOnce.js';
import { isRunning } from './processes.js';
import { belongsToAnother, nameForServer, type ServerLayout } from './serverLayout.js';
import { runAsUser } from './runAsUser.js';
import { giveTo } from './serverUser.js';

/** The database and the role the application uses. */
export const applicationName = 'kinday';
/** PostgreSQL's major version in the installed packages. */
export const majorVersion = '18';

/** Makes the database cluster with the application's empty database, unless it is there. */
export async function createCluster(
  layout: ServerLayout,
  password: string,
  durable: boolean,
): Promise<void> {
  if (await readVersion(layout)) return;
  await sweepDrafts(layout.directory);
  // Made in a draft and renamed: the cluster is there as a whole or not at all, also after kill -9.
  const draft = await mkdtemp(path.join(layout.directory, `init-${process.pid}-`));
  try {
    await initialise(layout, draft, password, durable);
    await moveIntoPlace(path.join(draft, 'data'), layout.directory);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The major version of PostgreSQL that made the cluster; undefined where there is none. */
export async function readVersion(layout: ServerLayout): Promise<string | undefined> {
  try {
    return (await readIfExists(path.join(layout.data, 'PG_VERSION')))?.trim();
  } catch (error) {
    if (errorCode(error) !== 'EACCES') throw error;
    throw belongsToAnother(layout.directory);
  }
}

/** Makes a cluster in `<draft>/data`, a directory in the layout's own. */
export async function initialise(
  layout: ServerLayout,
  draft: string,
  password: string,
  durable: boolean,
) {
  const passwordFile = path.join(draft, 'password');
  const data = nameForServer(layout, path.join(draft, 'data'));
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveTo(layout.user, draft);
  await runStep(layout, 'initdb', [
    `--pgdata=${data}`,
    `--username=${applicationName}`,
    `--pwfile=${nameForServer(layout, passwordFile)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const fsync = `fsync=${durable ? 'on' : 'off'}`;
  const single = ['--single', '-D', data, '-c', fsync, '-c', 'exit_on_error=on', 'postgres'];
  await runStep(layout, 'postgres', single, `CREATE DATABASE ${applicationName}\n`);
}

async function runStep(layout: ServerLayout, program: string, args: string[], input?: string) {
  const file = path.join(layout.binaries, 'bin', program);
  const { ok, output } = await runAsUser(layout.user, file, args, { input, handed: layout.handed });
  if (!ok)
    throw new Error(`The database could not be made in ${layout.directory}: ${output.trim()}`);
}

/** Removes the drafts of processes that were killed while making a cluster. */
export async function sweepDrafts(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const pid = /^init-(\d+)-/.exec(name)?.[1];
    if (!pid || isRunning(Number(pid))) continue;
    await rm(path.join(directory, name), { recursive: true, force: true });
  }
}
