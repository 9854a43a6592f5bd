import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { StepFailed, succeeds } from './runStep.mjs';

/**
 * The path of the first of these programs that the system has; undefined when it has none.
 * @param {string[]} names
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return paths.find((each) => {
    try {
      accessSync(each, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Finds a program, or has the system's package manager install it; throws a sentence for people.
 * @param {string[]} names the program's names, best first
 * @param {string} debianPackage
 */
export async function ensureProgram(names, debianPackage) {
  const found = findProgram(names);
  if (found) return found;
  console.log(`Installing ${debianPackage}…`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await succeeds('apt-get', ['update'], quiet);
  await succeeds('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], quiet);
  const installed = findProgram(names);
  if (installed) return installed;
  throw new StepFailed(`The tests need ${names[0]}: please install the package ${debianPackage}.`);
}
