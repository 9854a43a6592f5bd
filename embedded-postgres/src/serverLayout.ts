import { chmod, mkdir, mkdtemp, realpath, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode.js';
import { writeOnce, readIfExists } from './writeOnce.js';
import { locateBinaries } from './postgresBinaries.js';
import { sharedDirectory, runnableBinaries } from './runnableBinaries.js';
import type { ServerUser } from './runAsUser.js';
import { canEnter, chooseServerUser, giveTo } from './serverUser.js';

/** Where one embedded server lives and who runs it. */
export interface ServerLayout {
  /** The directory asked for: holds the password, the log, and usually the data. */
  directory: string;
  /** Holds the data: `directory`, or a directory under /var/tmp when that is out of the user's reach. */
  home: string;
  data: string;
  log: string;
  /** bin, lib and share of PostgreSQL, where the user can reach them. */
  binaries: string;
  user: ServerUser | undefined;
}

/** Makes the directory and decides where the data lives and who runs the server. */
export async function prepareLayout(asked: string): Promise<ServerLayout> {
  const binaries = await locateBinaries();
  const directory = await makeDirectory(asked);
  const elsewhere = await readIfExists(path.join(directory, 'location'));
  const data = path.join(elsewhere ?? directory, 'data');
  const user = await chooseServerUser(data);
  const home = elsewhere
    ? await checkStillThere(directory, elsewhere)
    : await chooseHome(directory, user);
  return {
    directory,
    home,
    data: path.join(home, 'data'),
    log: path.join(directory, 'server.log'),
    binaries: await runnableBinaries(binaries, user),
    user,
  };
}

/** The error for a directory that this user may not use, most often because root started here before. */
export function belongsToAnother(directory: string): Error {
  return new Error(
    `The database cannot be kept in ${directory}, which belongs to another user: start Kinday Calendar as that user or as root, or choose another DATA_DIR.`,
  );
}

async function makeDirectory(asked: string): Promise<string> {
  try {
    await mkdir(asked, { recursive: true });
    // Another user runs the server for root: it must pass through, and has no need to look around.
    await chmod(asked, process.geteuid?.() === 0 ? 0o711 : 0o700);
    return await realpath(asked);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EPERM' || code === 'EACCES') throw belongsToAnother(asked);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database cannot be kept in ${asked}: ${reason}.`, { cause: error });
  }
}

async function chooseHome(directory: string, user: ServerUser | undefined): Promise<string> {
  if (!user || (await canEnter(user, directory))) return directory;
  if (await stat(path.join(directory, 'data')).catch(() => undefined)) {
    throw new Error(
      `The database in ${directory} is out of reach of its owner (user id ${user.uid}): let that user pass through the directories above it, for example with "chmod o+x".`,
    );
  }
  // A random name, so that nobody can have prepared a directory for us.
  const made = await mkdtemp(path.join(sharedDirectory, 'kinday-calendar-'));
  await giveTo(user, made);
  const kept = await writeOnce(path.join(directory, 'location'), made);
  if (kept !== made) await rmdir(made);
  return kept;
}

/** A vanished database must not be replaced by an empty one in silence. */
async function checkStillThere(directory: string, home: string): Promise<string> {
  if (await stat(home).catch(() => undefined)) return home;
  throw new Error(
    `The database of ${directory} was kept in ${home}, which is gone: bring it back, or delete ${directory} to begin with an empty one.`,
  );
}
