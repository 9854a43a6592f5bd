import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode.js';

/** Renames a finished cluster to `data` in a directory, unless another process was faster. */
export async function moveIntoPlace(made: string, directory: string): Promise<void> {
  try {
    await rename(made, path.join(directory, 'data'));
  } catch (error) {
    // The other process's cluster has the same password and the same content.
    const code = errorCode(error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
  await syncDirectory(directory);
}

/** Makes renames in a directory last through a power cut. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  await handle.sync();
  await handle.close();
}
