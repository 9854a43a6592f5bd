import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBackup } from './writeBackup.js';

/** How many a folder keeps when nobody says how many. */
export const BACKUPS_KEPT = 14;
const NAME = /^kinday-\d{8}T\d{9}Z\.backup$/;
/** What a backup that was killed left behind. */
const UNFINISHED = /^kinday-\d{8}T\d{9}Z\.backup-[\da-f-]{36}\.part$/;

/**
 * Adds a backup to a folder and deletes the oldest of those it added before, so that `keep` stay.
 * Other files are left alone. Throws a sentence for people; then nothing was deleted.
 * @returns the new file
 */
export async function keepBackups(
  databaseUrl: string,
  folder: string,
  keep: number,
): Promise<string> {
  const name = `kinday-${new Date().toISOString().replaceAll(/[-:.]/g, '')}.backup`;
  await writeBackup(databaseUrl, join(folder, name));
  const names = await readdir(folder);
  const outdated = names
    .filter((each) => NAME.test(each))
    .sort()
    .slice(0, -keep);
  const unfinished = names.filter((each) => UNFINISHED.test(each));
  for (const each of [...outdated, ...unfinished]) await rm(join(folder, each), { force: true });
  return join(folder, name);
}
