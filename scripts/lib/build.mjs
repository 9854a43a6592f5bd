import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from './root.mjs';
import { runStep } from './runStep.mjs';
import { fingerprint, isStamped, writeStamp } from './stamp.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'contracts'];

/** Builds the server and the pages, each only if something it is made of has changed. */
export async function buildChanged() {
  await buildServer();
  await buildPages();
}

const serverOutputs = ['contracts/dist', 'embedded-postgres/dist', 'backend/dist/main.js'];

/** Whether there is a server that was built to its end, of this release or of one before. */
export function isServerBuilt() {
  return isBuilt('server', serverOutputs);
}

/** dist of contracts, embedded-postgres and backend. */
export async function buildServer() {
  const inputs = [
    ...shared,
    'embedded-postgres',
    'backend/package.json',
    'backend/tsconfig.json',
    'backend/src',
  ];
  await buildIfChanged('server', inputs, serverOutputs, async () => {
    await runStep('Building the server', process.execPath, [tsc(), '-b', 'backend']);
    for (const workspace of ['contracts', 'embedded-postgres', 'backend'])
      removeLeftovers(workspace);
  });
}

/** frontend/dist; needs contracts/dist. */
export async function buildPages() {
  const outputs = ['frontend/dist/index.html'];
  await buildIfChanged('pages', [...shared, 'frontend'], outputs, () =>
    runStep(
      'Building the pages',
      process.execPath,
      [vite(), 'build', 'frontend', '--logLevel', 'warn'],
      { NODE_ENV: 'production' },
    ),
  );
}

/** The TypeScript compiler's program. */
export function tsc() {
  return programOf('typescript', 'package.json', 'bin/tsc');
}

/** Vite's program. */
export function vite() {
  return programOf('vite', 'frontend/package.json', 'bin/vite.js');
}

/**
 * @param {string} name
 * @param {string[]} inputs
 * @param {string[]} outputs what the build makes
 * @param {() => Promise<void>} build
 */
async function buildIfChanged(name, inputs, outputs, build) {
  // Taken before the build: what is saved meanwhile makes the next start build again.
  const current = fingerprint(inputs);
  if (isBuilt(name, outputs) && isStamped(stampOf(name), current)) return;
  console.log(`Building the ${name}…`);
  // A build that is cut off leaves no stamp.
  rmSync(inRoot(stampOf(name)), { force: true });
  await build();
  writeStamp(stampOf(name), current);
}

/** @param {string} name */
const stampOf = (name) => `.cache/built-${name}`;

/**
 * @param {string} name
 * @param {string[]} outputs
 */
function isBuilt(name, outputs) {
  return [stampOf(name), ...outputs].every((each) => existsSync(inRoot(each)));
}

/**
 * The compiler never removes what it once made; a deleted migration must not run again.
 * @param {string} workspace
 * @param {string} [directory] inside dist
 */
function removeLeftovers(workspace, directory = '') {
  const made = inRoot(workspace, 'dist', directory);
  for (const entry of readdirSync(made, { withFileTypes: true })) {
    const place = path.join(directory, entry.name);
    if (entry.name.endsWith('.tsbuildinfo')) continue;
    if (!hasSource(workspace, place)) rmSync(path.join(made, entry.name), { recursive: true });
    else if (entry.isDirectory()) removeLeftovers(workspace, place);
  }
}

/**
 * @param {string} workspace
 * @param {string} place inside dist
 */
function hasSource(workspace, place) {
  const source = inRoot(workspace, 'src', place.replace(/(\.d\.ts|\.js)(\.map)?$/, ''));
  return ['', '.ts', '.tsx'].some((ending) => existsSync(source + ending));
}

/**
 * @param {string} name
 * @param {string} user the package.json that depends on it
 * @param {string} program
 */
function programOf(name, user, program) {
  const manifest = createRequire(inRoot(user)).resolve(`${name}/package.json`);
  return path.join(path.dirname(manifest), program);
}
