import { randomBytes, randomUUID } from 'node:crypto';
import { constants, copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOKS_FOR_TEXT = 20;
const LOOK_AGAIN_MS = 50;

/**
 * The secret that signs session cookies: made once, kept in the data directory for its owner alone.
 * It is written aside and linked, so it is there as a whole or not at all, and nodes that start
 * together read the same one.
 */
export async function keepSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  const draft = `${path}-${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  await putInPlace(draft, path).finally(() => rm(draft));
  return read(path);
}

/** Leaves a file alone that is there already. */
async function putInPlace(draft: string, path: string): Promise<void> {
  await link(draft, path)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      // exFAT and some network mounts have no links: there a crash may leave an empty copy.
      return copyFile(draft, path, constants.COPYFILE_EXCL);
    })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
}

/** Waits a second for the text of a copy that another node has just begun. */
async function read(path: string): Promise<string> {
  for (let look = 0; look < LOOKS_FOR_TEXT; look += 1) {
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret) return secret;
    await sleep(LOOK_AGAIN_MS);
  }
  throw new Error(`${path} is empty: delete it, and everybody logs in once more.`);
}
