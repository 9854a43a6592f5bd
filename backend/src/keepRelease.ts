import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** This release and the two that were started here before it. */
const KEPT = 3;
/** A copy that is not whole after this time has nobody who writes it any more. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Whether a directory's name is that of a whole copy. */
export const isWhole = (name: string) => /^[\da-f]{16}$/.test(name);

/**
 * Keeps a copy of a release's assets where the releases after it find them: pages that are open still
 * ask for them, and so do pages that a node of another release has sent. The oldest copies go.
 * @param assets the directory that the build wrote
 * @param kept the directory of all copies, shared by nodes that share DATA_DIR
 */
export async function keepRelease(assets: string, kept: string): Promise<void> {
  const names = (await readdir(assets)).sort();
  const id = createHash('sha256').update(names.join()).digest('hex').slice(0, 16);
  const copy = join(kept, id);
  await mkdir(kept, { recursive: true });
  try {
    await utimes(copy, new Date(), new Date());
  } catch {
    // Another node, or a process that dies half-way, never leaves half a copy under that name.
    const unfinished = `${copy}.${randomUUID()}`;
    const remove = () => rm(unfinished, { recursive: true, force: true });
    try {
      await cp(assets, unfinished, { recursive: true });
    } catch (error) {
      await remove();
      throw error;
    }
    // Another node may have been faster.
    await rename(unfinished, copy).catch(remove);
  }
  await removeOldest(kept);
}

async function removeOldest(kept: string): Promise<void> {
  const copies = await Promise.all(
    (await readdir(kept)).map(async (name) => {
      const path = join(kept, name);
      // Another node may just have renamed or removed it.
      const found = await stat(path).catch(() => undefined);
      return { name, path, startedAt: found?.mtimeMs ?? 0 };
    }),
  );
  const whole = copies.filter(({ name }) => isWhole(name));
  const old = whole.sort((one, other) => other.startedAt - one.startedAt).slice(KEPT);
  const abandoned = copies.filter(
    ({ name, startedAt }) => !isWhole(name) && startedAt < Date.now() - ABANDONED_MS,
  );
  for (const { path } of [...old, ...abandoned]) await rm(path, { recursive: true, force: true });
}
