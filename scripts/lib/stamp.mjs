import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';

const skipped = new Set(['node_modules', 'dist']);

/**
 * A fingerprint of files and directories, by name and content: a checkout changes times but not content.
 * Tests are left out, because nothing is built from them.
 * @param {string[]} inputs paths in the repository; missing ones count as missing
 */
export function fingerprint(inputs) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const input of inputs) {
    for (const file of filesIn(input)) {
      hash
        .update(`${file}\n`)
        .update(readFileSync(inRoot(file)))
        .update('\n');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} stamp where the last fingerprint is kept
 * @param {string} current
 */
export function isStamped(stamp, current) {
  try {
    return readFileSync(inRoot(stamp), 'utf8') === current;
  } catch {
    return false;
  }
}

/**
 * @param {string} stamp
 * @param {string} current
 */
export function writeStamp(stamp, current) {
  mkdirSync(path.dirname(inRoot(stamp)), { recursive: true });
  writeFileSync(inRoot(stamp), current);
}

/**
 * @param {string} input
 * @returns {string[]} paths in the repository, in a fixed order
 */
function filesIn(input) {
  const found = statSync(inRoot(input), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(input) ? [] : [input];
  return readdirSync(inRoot(input))
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesIn(path.join(input, name)));
}
