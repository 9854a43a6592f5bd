import {
  copyFile,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import { locateBinaries } from './postgresBinaries.js';

/** Where the programs of a major version are kept beside the data. */
export function keptBinaries(directory: string, majorVersion: string): string {
  return path.join(directory, `binaries-${majorVersion}`, 'native');
}

/**
 * Keeps the installed programs beside the data: an update of the packages to the next major version
 * takes them away, and they alone can read the data then. Links, where the file system allows it.
 */
export async function keepBinaries(directory: string, majorVersion: string): Promise<void> {
  const kept = path.dirname(keptBinaries(directory, majorVersion));
  if (await stat(kept).catch(() => undefined)) return;
  const native = await locateBinaries();
  const draft = await mkdtemp(`${kept}-`);
  try {
    const whole = path.join(draft, 'whole');
    await mkdir(whole);
    await keepFile(path.join(native, '..', 'package.json'), path.join(whole, 'package.json'));
    await keepTree(native, path.join(whole, 'native'));
    // Another start may have been faster.
    await rename(whole, kept).catch(() => undefined);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function keepTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await keepTree(source, target);
    else await keepFile(source, target);
  }
}

async function keepFile(source: string, target: string): Promise<void> {
  if ((await lstat(source)).isSymbolicLink()) return symlink(await readlink(source), target);
  await link(source, target).catch(() => copyFile(source, target));
}
