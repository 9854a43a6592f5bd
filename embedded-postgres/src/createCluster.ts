import { mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode.js';
import { readIfThere } from './keepOnce.js';
import { isAlive } from './livingProcess.js';
import { belongsToAnother, type Place } from './preparePlace.js';
import { runAsUser } from './runAsUser.js';
import { giveTo } from './serverUser.js';

/** The database and the role the application uses. */
export const applicationName = 'kinday';
const majorVersion = '18';

/** Makes the database cluster with the application's empty database, unless it is there. */
export async function createCluster(
  place: Place,
  password: string,
  durable: boolean,
): Promise<void> {
  if (await isMade(place)) return;
  await sweepDrafts(place.home);
  // Made aside and renamed: a cluster is there as a whole or not at all, however we end.
  const draft = await mkdtemp(path.join(place.home, `init-${process.pid}-`));
  try {
    await initialise(place, draft, password, durable);
    await moveIntoPlace(path.join(draft, 'data'), place);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function isMade(place: Place): Promise<boolean> {
  const version = await readVersion(place);
  if (version === undefined) return false;
  if (version.trim() === majorVersion) return true;
  throw new Error(
    `The database in ${place.data} was made by PostgreSQL ${version.trim()}, but Kinday Calendar brings PostgreSQL ${majorVersion}: move it over with pg_dump, or start with another DATA_DIR.`,
  );
}

async function readVersion(place: Place): Promise<string | undefined> {
  try {
    return await readIfThere(path.join(place.data, 'PG_VERSION'));
  } catch (error) {
    if (errorCode(error) !== 'EACCES') throw error;
    throw belongsToAnother(place.directory);
  }
}

async function initialise(place: Place, draft: string, password: string, durable: boolean) {
  const passwordFile = path.join(draft, 'password');
  const data = path.join(draft, 'data');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveTo(place.user, draft);
  await runStep(place, 'initdb', [
    `--pgdata=${data}`,
    `--username=${applicationName}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const fsync = `fsync=${durable ? 'on' : 'off'}`;
  const single = ['--single', '-D', data, '-c', fsync, '-c', 'exit_on_error=on', 'postgres'];
  await runStep(place, 'postgres', single, `CREATE DATABASE ${applicationName}\n`);
}

async function runStep(place: Place, program: string, args: string[], input?: string) {
  const file = path.join(place.native, 'bin', program);
  const { ok, output } = await runAsUser(place.user, file, args, input);
  if (!ok) throw new Error(`The database could not be made in ${place.home}: ${output.trim()}`);
}

async function moveIntoPlace(made: string, place: Place): Promise<void> {
  try {
    await rename(made, place.data);
  } catch (error) {
    // Another process was faster; its cluster has the same password and is as good as ours.
    const code = errorCode(error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
  const home = await open(place.home);
  await home.sync();
  await home.close();
}

/** Removes what a start left behind that was killed halfway. */
async function sweepDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = /^init-(\d+)-/.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    await rm(path.join(home, name), { recursive: true, force: true });
  }
}
