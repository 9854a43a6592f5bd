import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBackup } from './writeBackup.js';

/** Of how many days a folder keeps one when nobody says how many. */
export const BACKUPS_KEPT = 14;
const NAME = /^kinday-(\d{8})T\d{9}Z\.backup$/;
/** A draft: of a backup that another process is writing, or of one whose process was killed. */
const UNFINISHED = /^kinday-\d{8}T\d{9}Z\.backup-[\da-f-]{36}\.part$/;
/** Nobody writes on a draft that has not grown for so long. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/**
 * Adds a backup to a folder and deletes others it added before: the newest of each of the last `days`
 * days (UTC) on which there is one stay. Restarts that make several a day take nothing from the days
 * before. Other files are left alone. Throws a sentence for people; then nothing was deleted.
 * @returns the new file
 */
export async function keepBackups(
  databaseUrl: string,
  folder: string,
  days: number,
): Promise<string> {
  const name = `kinday-${new Date().toISOString().replaceAll(/[-:.]/g, '')}.backup`;
  await writeBackup(databaseUrl, join(folder, name));
  const names = (await readdir(folder)).sort();
  const made = names.filter((each) => NAME.test(each));
  const newestOfDay = new Map(made.map((each) => [NAME.exec(each)?.[1], each]));
  const kept = new Set([...newestOfDay.values()].slice(-days));
  const outdated = made.filter((each) => !kept.has(each));
  for (const each of outdated) await rm(join(folder, each), { force: true });
  for (const each of names.filter((other) => UNFINISHED.test(other))) {
    await removeAbandoned(join(folder, each));
  }
  return join(folder, name);
}

async function removeAbandoned(draft: string): Promise<void> {
  // It is gone where its writer has just finished it.
  const found = await stat(draft).catch(() => undefined);
  if (found && found.mtimeMs < Date.now() - ABANDONED_MS) await rm(draft, { force: true });
}
