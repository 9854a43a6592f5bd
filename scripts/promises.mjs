// npm run promises: every test that README.md names as the proof of a promise must be there.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/root.mjs';

const TESTS = [
  { directory: 'backend/test', name: /\.ts$/ },
  { directory: 'contracts/src', name: /\.test\.ts$/ },
  { directory: 'embedded-postgres/src', name: /\.test\.ts$/ },
  { directory: 'frontend/src', name: /\.test\.tsx?$/ },
  { directory: 'e2e', name: /\.spec\.ts$/ },
];

const [, promises = ''] = readFileSync(inRoot('README.md'), 'utf8').split('## Promises\n');
const lines = promises.split('\n');
const tests = TESTS.map(readAll).join('\n');

const unproved = lines.filter((line, at) => line.startsWith('- ') && !proofIn(lines[at + 1] ?? ''));
const proofs = lines.map(proofIn).filter((proof) => proof !== undefined);
const missing = proofs.filter((proof) => !tests.includes(proof));

for (const promise of unproved) console.error(`no test is named for: ${promise.slice(2)}`);
for (const proof of missing) console.error(`there is no test: ${proof}`);
console.log(`${proofs.length} proofs of promises, ${missing.length} missing`);
if (proofs.length === 0 || unproved.length > 0 || missing.length > 0) process.exit(1);

/** The test that a line of the list names, `  - _its name_`. @param {string} line */
function proofIn(line) {
  return /^ {2}- _(.+)_$/.exec(line)?.[1];
}

/** @param {{ directory: string, name: RegExp }} place */
function readAll({ directory, name }) {
  return readdirSync(inRoot(directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(inRoot(path.join(directory, file)), 'utf8'))
    .join('\n');
}
