import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';
import { runStep, succeeds } from './runStep.mjs';
import { fingerprint, isStamped, writeStamp } from './stamp.mjs';

const lockFile = 'package-lock.json';
const stamp = 'node_modules/.kinday-installed';
// One of the packages reports every installation to its maker unless told not to.
const quiet = { SCARF_ANALYTICS: 'false' };

/** Installs the packages when there are none or package-lock.json has changed since. */
export async function installMissing() {
  if (isStamped(stamp, fingerprint([lockFile]))) return;
  const locked = readPackages(inRoot(lockFile));
  if (locked && hasPackages(locked)) linkWorkspaces(locked);
  else {
    console.log('Installing packages… (about a minute)');
    await install();
  }
  writeStamp(stamp, fingerprint([lockFile]));
}

async function install() {
  const [file, ...npm] = npmCommand();
  // The development packages are what builds the application, also where NODE_ENV is "production".
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (await succeeds(file, [...npm, 'ci', ...options], quiet)) return;
  // "npm ci" refuses a lock without the optional packages of every other system, and a registry may
  // lack some of those; "npm install" takes the locked versions all the same.
  await runStep('Installing packages', file, [...npm, 'install', '--no-save', ...options], quiet);
}

/** The npm that runs us, if one does; it need not be the first in the PATH. */
function npmCommand() {
  const running = process.env.npm_execpath;
  return running?.endsWith('npm-cli.js') ? [process.execPath, running] : ['npm'];
}

/**
 * Whether someone ran npm by hand and all packages are there: then nothing is installed over them.
 * @param {Record<string, Entry>} locked
 */
function hasPackages(locked) {
  const installed = readPackages(inRoot('node_modules/.package-lock.json'));
  if (!installed) return false;
  return Object.entries(locked).every(
    ([place, entry]) =>
      !place.includes('node_modules/') ||
      entry.link ||
      mayBeAbsent(entry) ||
      (installed[place]?.version === entry.version && existsSync(inRoot(place))),
  );
}

/**
 * Makes the links to our own workspaces that are missing: an update may bring a new workspace and no new package.
 * @param {Record<string, Entry>} locked
 */
function linkWorkspaces(locked) {
  for (const [place, { link, resolved }] of Object.entries(locked)) {
    if (!link || !resolved || existsSync(inRoot(place))) continue;
    const directory = path.dirname(inRoot(place));
    mkdirSync(directory, { recursive: true });
    symlinkSync(path.relative(directory, inRoot(resolved)), inRoot(place), 'dir');
  }
}

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 * @param {string} file
 * @returns {Record<string, Entry> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Of the optional packages only those made for this very system must be there (the database is one);
 * which C library counts, and what those for other systems need in turn, is npm's to say.
 * @param {Entry} entry
 */
function mayBeAbsent({ optional, os, cpu, libc }) {
  const isForThisSystem = os?.includes(process.platform) && cpu?.includes(process.arch) && !libc;
  return optional === true && !isForThisSystem;
}
