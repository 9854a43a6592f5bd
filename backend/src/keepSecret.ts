import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
  await link(draft, path)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    })
    .finally(() => rm(draft));
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret) return secret;
  throw new Error(`${path} is empty: delete it, and everybody logs in once more.`);
}
