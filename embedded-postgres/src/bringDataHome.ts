import { mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { moveIntoPlace } from './moveIntoPlace.js';
import { runAsUser } from './runAsUser.js';
import { readLock } from './serverLock.js';
import { readIfExists } from './writeOnce.js';

/**
 * Brings a database home that an earlier version kept under /var/tmp, where cleaners of temporary
 * files come by: it is copied into its directory, and the old copy stays. However that is
 * interrupted, the next start begins anew. Throws a sentence for people.
 * @param directory holds the file `location`, which names the place of the data
 */
export async function bringDataHome(directory: string): Promise<void> {
  const location = path.join(directory, 'location');
  const elsewhere = await readIfExists(location);
  if (!elsewhere) return;
  const from = path.join(elsewhere, 'data');
  if (!(await stat(from).catch(() => undefined))) {
    throw new Error(
      `The database of ${directory} was kept in ${elsewhere}, which is gone: bring it back, or delete ${directory} to begin with an empty one.`,
    );
  }
  if (await readLock(from)) {
    throw new Error(
      `The database of ${directory} is kept in ${elsewhere}, and a server runs on it: end the process that started it, then start again.`,
    );
  }
  const draft = await mkdtemp(path.join(directory, `init-${process.pid}-`));
  try {
    await copyWhole(from, path.join(draft, 'data'));
    await moveIntoPlace(path.join(draft, 'data'), directory);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await rm(location, { force: true });
  console.info(
    `The database was copied from ${elsewhere} to ${directory}. Nobody needs the old copy any more.`,
  );
}

/** Owners and modes included, and written down: the name `data` is given to a whole copy only. */
async function copyWhole(from: string, to: string): Promise<void> {
  const copied = await runAsUser(undefined, 'cp', ['-a', from, to]);
  const { ok, output } = copied.ok ? await runAsUser(undefined, 'sync', []) : copied;
  if (!ok) throw new Error(`The database in ${from} cannot be copied to ${to}: ${output.trim()}`);
}
