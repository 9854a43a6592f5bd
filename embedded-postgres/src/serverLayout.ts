import { closeSync, openSync } from 'node:fs';
import { chmod, mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { bringDataHome } from './bringDataHome.js';
import { errorCode } from './errorCode.js';
import { locateBinaries } from './postgresBinaries.js';
import { runnableBinaries } from './runnableBinaries.js';
import { handedDirectory, type ServerUser } from './runAsUser.js';
import { canEnter, chooseServerUser } from './serverUser.js';

/** Where one embedded server lives and who runs it. */
export interface ServerLayout {
  /** The directory asked for: holds the password, the log and the data. */
  directory: string;
  data: string;
  log: string;
  /** bin, lib and share of PostgreSQL, where the user can reach them. */
  binaries: string;
  user: ServerUser | undefined;
  /** `directory`, open, for a user who cannot reach it otherwise. */
  handed: number | undefined;
}

/** How the server's user names a file or directory in `directory`. */
export function nameForServer({ directory, handed }: ServerLayout, file: string): string {
  return handed === undefined ? file : path.join(handedDirectory, path.relative(directory, file));
}

/** Makes the directory and decides who runs the server. */
export async function prepareLayout(asked: string): Promise<ServerLayout> {
  const binaries = await locateBinaries();
  const directory = await makeDirectory(asked);
  await bringDataHome(directory);
  const data = path.join(directory, 'data');
  const user = await chooseServerUser(data);
  return {
    directory,
    data,
    log: path.join(directory, 'server.log'),
    binaries: await runnableBinaries(binaries, user),
    user,
    handed: await handOver(directory, user),
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

/**
 * The directory, opened for a server's user who cannot pass through the directories above it, such as
 * /root: a process that is handed an open directory needs no path to it. Undefined where the user can enter by itself.
 */
async function handOver(directory: string, user: ServerUser | undefined) {
  if (!user || (await canEnter(user, directory))) return undefined;
  const handed = openSync(directory, 'r');
  if (await canEnter(user, handedDirectory, handed)) return handed;
  closeSync(handed);
  throw new Error(
    `The database cannot be kept in ${directory}: PostgreSQL does not run as root, and the user who runs it (user id ${user.uid}) cannot pass through the directories above. Start Kinday Calendar as an ordinary user, or set DATA_DIR to a directory that everybody may pass through, like /var/lib/kinday.`,
  );
}
