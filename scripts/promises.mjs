// npm run promises: every test that README.md names as the proof of a promise must be there, and every
// file that ARCHITECTURE.md names.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/root.mjs';

const TESTS = [
  { directory: 'backend/test', name: /\.ts$/ },
  { directory: 'backend/src', name: /\.test\.ts$/ },
  { directory: 'contracts/src', name: /\.test\.ts$/ },
  { directory: 'embedded-postgres/src', name: /\.test\.ts$/ },
  { directory: 'frontend/src', name: /\.test\.tsx?$/ },
  { directory: 'e2e', name: /\.spec\.ts$/ },
];

const HOUSE = [
  ...['contracts', 'embedded-postgres', 'backend', 'frontend'].map((name) => `${name}/src`),
  ...[
    'backend/test',
    'frontend/public',
    'frontend/vite',
    'e2e',
    'bench',
    'scripts',
    'jest',
    'docker',
  ],
];

const [, promises = ''] = readFileSync(inRoot('README.md'), 'utf8').split('## Promises\n');
const lines = promises.split('\n');
const tests = TESTS.map(readAll).join('\n');

const unproved = lines.filter((line, at) => line.startsWith('- ') && !proofIn(lines[at + 1] ?? ''));
const proofs = lines.map(proofIn).filter((proof) => proof !== undefined);
const missing = proofs.filter((proof) => !tests.includes(proof));

const places = HOUSE.flatMap((directory) => [directory, ...filesIn(directory)]);
// The recipes name files that do not exist yet.
const [house = ''] = readFileSync(inRoot('ARCHITECTURE.md'), 'utf8').split('## Recipes\n');
const named = [...house.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, name = '']) => name);
const nowhere = named.filter((name) => !places.some((place) => isPlaceOf(name, place)));

for (const promise of unproved) console.error(`no test is named for: ${promise.slice(2)}`);
for (const proof of missing) console.error(`there is no test: ${proof}`);
for (const name of nowhere) console.error(`ARCHITECTURE.md names what is not there: ${name}`);
console.log(`${proofs.length} proofs of promises, ${missing.length} missing`);
console.log(`${named.length} places named, ${nowhere.length} missing`);
if (proofs.length === 0 || named.length === 0) process.exit(1);
if (unproved.length + missing.length + nowhere.length > 0) process.exit(1);

/**
 * Whether a place bears a name, which may begin at any folder and leave out `src` and `.ts`.
 * @param {string} name
 * @param {string} place
 */
function isPlaceOf(name, place) {
  const whole = `/${place}`.replace('/src/', '/');
  const end = `/${name}`.replace('/src/', '/');
  return whole.endsWith(end) || whole.replace(/\.(tsx?|mjs)$/, '').endsWith(end);
}

/** @param {string} directory */
function filesIn(directory) {
  return readdirSync(inRoot(directory), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(directory, file),
  );
}

/** The test that a line of the list names, `  - _its name_`. @param {string} line */
function proofIn(line) {
  return /^ {2}- _(.+)_$/.exec(line)?.[1];
}

/** @param {{ directory: string, name: RegExp }} place */
function readAll({ directory, name }) {
  return filesIn(directory)
    .filter((file) => name.test(file))
    .map((file) => readFileSync(inRoot(file), 'utf8'))
    .join('\n');
}
