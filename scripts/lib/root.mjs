import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A path inside the repository.
 * @param {...string} parts
 */
export function inRoot(...parts) {
  return path.join(root, ...parts);
}
