import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import { binariesDoNotRun } from './postgresBinaries.js';
import { runAsUser, type ServerUser } from './runAsUser.js';

/** Where things go that the server's user must reach when our own directories are closed to it. */
export const sharedDirectory = '/var/tmp';

/** The given binaries if the server's user can run them, else a copy that it can. */
export async function runnableBinaries(
  binaries: string,
  user: ServerUser | undefined,
): Promise<string> {
  const here = await tryToRun(binaries, user);
  if (here.ok) return binaries;
  if (!user) throw binariesDoNotRun(here.output);
  const copy = await copyBinaries(binaries);
  const there = await tryToRun(copy, user);
  if (!there.ok) throw binariesDoNotRun(there.output);
  return copy;
}

function tryToRun(binaries: string, user: ServerUser | undefined) {
  return runAsUser(user, path.join(binaries, 'bin', 'postgres'), ['--version']);
}

/** One copy per version serves every directory of this machine. */
async function copyBinaries(binaries: string): Promise<string> {
  const version = await readFile(path.join(binaries, '..', 'package.json'));
  const { name, version: number } = JSON.parse(version.toString()) as Record<string, string>;
  const copy = path.join(sharedDirectory, `kinday-${path.basename(name ?? '')}-${number}`);
  if (await isMadeByRoot(copy)) {
    // Cleaners of temporary directories may have taken single files.
    await copyMissing(binaries, copy);
    return copy;
  }
  const draft = await mkdtemp(`${copy}-`);
  await copyMissing(binaries, draft);
  try {
    await rename(draft, copy);
    return copy;
  } catch {
    // Someone holds that name: another start of ours was faster, or it is not ours and not to be run.
    if (!(await isMadeByRoot(copy))) return draft;
    await rm(draft, { recursive: true });
    return copy;
  }
}

/** Anyone may write in the shared directory: only programs that root made and no other user can change are run. */
async function isMadeByRoot(directory: string): Promise<boolean> {
  const found = await lstat(directory).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === 0 && (found.mode & 0o022) === 0;
}

async function copyMissing(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) await copyMissing(source, target);
    else if (!(await lstat(target).catch(() => undefined))) await copyOne(source, target);
  }
}

/** Modes are set anew: under a strict umask the originals are closed to everyone but root. */
async function copyOne(source: string, target: string): Promise<void> {
  const original = await lstat(source);
  if (original.isSymbolicLink()) return symlink(await readlink(source), target);
  await copyFile(source, target);
  await chmod(target, original.mode & 0o111 ? 0o755 : 0o644);
}
