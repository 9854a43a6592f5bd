import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from './choosePort.js';
import { initialise, majorVersion, readVersion, sweepDrafts } from './createCluster.js';
import { syncDirectory } from './moveIntoPlace.js';
import { keptBinaries } from './keepBinaries.js';
import { runnableBinaries } from './runnableBinaries.js';
import type { ServerLayout } from './serverLayout.js';
import { dropForeignLock, readLock } from './serverLock.js';
import { startServer } from './serverProcess.js';

/** Copies everything from one database to another server's empty one; both are named by their addresses. */
export type CopyDatabase = (from: string, to: string) => Promise<void>;

/** Names the directory to which the old data are being moved. */
const MOVING = 'moving';

/** What a move to another major version needs to know. */
export interface UpgradeOptions {
  durable: boolean;
  /** Where the database of a server on this port is. */
  urlOf: (port: number) => string;
  password: string;
  copyDatabase: CopyDatabase | undefined;
}

/**
 * Moves a cluster of an earlier major version of PostgreSQL to this one, if there is one: the old server,
 * whose programs were kept beside the data, is read a last time. The old data stays as `data-<version>`, or
 * with a number behind that where somebody went back and forth.
 * However it is interrupted, the next start begins anew with the old data.
 */
export async function upgradeCluster(layout: ServerLayout, options: UpgradeOptions): Promise<void> {
  await undoHalfMove(layout);
  const version = await readVersion(layout);
  if (version === undefined || version === majorVersion) return;
  const { copyDatabase } = options;
  const programs = keptBinaries(layout.directory, version);
  if (!copyDatabase || !(await exists(programs))) throw cannotMove(layout, version);
  const lock = await readLock(layout.data);
  if (lock && !(await dropForeignLock(layout.data, lock))) {
    throw new Error(
      `The server of PostgreSQL ${version} still runs on ${layout.data}: end the process that started it, then start again.`,
    );
  }
  console.info(`The database is moved from PostgreSQL ${version} to ${majorVersion}.`);
  await sweepDrafts(layout.directory);
  const draft = await mkdtemp(path.join(layout.directory, `init-${process.pid}-`));
  const moved = { ...layout, data: path.join(draft, 'data') };
  const aside = await freeName(layout.directory, `data-${version}`);
  const old = { ...layout, binaries: await runnableBinaries(programs, layout.user) };
  try {
    await initialise(layout, draft, options.password, options.durable);
    await copyBetween(old, moved, options, copyDatabase);
    await writeFile(path.join(layout.directory, MOVING), aside);
    await syncDirectory(layout.directory);
    await rename(layout.data, path.join(layout.directory, aside));
    await rename(moved.data, layout.data);
    await syncDirectory(layout.directory);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  console.info(`That is done. The old data stays in ${path.join(layout.directory, aside)}.`);
}

async function copyBetween(
  old: ServerLayout,
  moved: ServerLayout,
  { durable, urlOf }: UpgradeOptions,
  copyDatabase: CopyDatabase,
): Promise<void> {
  const fromPort = await findFreePort();
  const from = await startServer(old, fromPort, durable);
  try {
    const toPort = await findFreePort();
    const to = await startServer(moved, toPort, durable);
    try {
      await copyDatabase(urlOf(fromPort), urlOf(toPort));
    } finally {
      await to.stop();
    }
  } finally {
    await from.stop();
  }
}

/**
 * A process that was killed between the two renames left the old data under its new name only, which it
 * had written down. The release before did not: there it is that of the latest version.
 */
async function undoHalfMove({ directory, data }: ServerLayout): Promise<void> {
  const note = path.join(directory, MOVING);
  const aside = await readFile(note, 'utf8').catch(() => undefined);
  if (!(await exists(data))) await moveBack(directory, data, aside);
  await rm(note, { force: true });
}

async function moveBack(directory: string, data: string, aside: string | undefined): Promise<void> {
  if (aside !== undefined && (await exists(path.join(directory, aside)))) {
    return rename(path.join(directory, aside), data);
  }
  const names = await readdir(directory);
  const old = names
    .filter((name) => /^data-\d+$/.test(name))
    .sort((a, b) => versionIn(b) - versionIn(a));
  if (old[0]) await rename(path.join(directory, old[0]), data);
}

/** A name that nothing in a directory has yet: this one, or one with a number behind it. */
async function freeName(directory: string, name: string): Promise<string> {
  const names = await readdir(directory);
  let free = name;
  for (let number = 2; names.includes(free); number += 1) free = `${name}-${number}`;
  return free;
}

function versionIn(name: string): number {
  return Number(name.slice('data-'.length));
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

function cannotMove({ data, directory }: ServerLayout, version: string): Error {
  return new Error(
    `The database in ${data} was made by PostgreSQL ${version}, this is PostgreSQL ${majorVersion}, and the programs of the old one are not kept in ${directory}: save the database with the release that made it ("npm run kinday -- backup <file>"), and restore that with this one and another DATA_DIR.`,
  );
}
