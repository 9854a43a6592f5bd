import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { errorCode } from './errorCode.js';

/**
 * Writes a small private file unless it is there, and returns what it holds then.
 * A link appears whole or not at all, so two processes that start at once agree on one content.
 */
export async function writeOnce(file: string, content: string): Promise<string> {
  const draft = `${file}-${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
    return content;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return await readFile(file, 'utf8');
  } finally {
    await rm(draft, { force: true });
  }
}

/** The text of a file, or undefined when there is no such file. */
export async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
