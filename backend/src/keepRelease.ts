import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** This release and the two that were started here before it. */
const KEPT = 3;

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
    await cp(assets, unfinished, { recursive: true });
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  await removeOldest(kept);
}

async function removeOldest(kept: string): Promise<void> {
  const copies = await Promise.all(
    (await readdir(kept)).map(async (name) => {
      const path = join(kept, name);
      // Another node may just have renamed or removed it.
      const found = await stat(path).catch(() => undefined);
      return { path, startedAt: found?.mtimeMs ?? 0 };
    }),
  );
  const old = copies.sort((one, other) => other.startedAt - one.startedAt).slice(KEPT);
  for (const { path } of old) await rm(path, { recursive: true, force: true });
}
