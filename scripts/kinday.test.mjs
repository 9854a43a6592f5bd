import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const scripts = fileURLToPath(new URL('.', import.meta.url));
let checkout = '';

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'kinday-checkout-'));
  cpSync(scripts, path.join(checkout, 'scripts'), { recursive: true });
});
afterEach(() => rmSync(checkout, { recursive: true }));

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
  writeFileSync(path.join(checkout, file), text);
}

/** Runs a command with no npm to be found. */
const run = () =>
  execFileSync(process.execPath, [path.join(checkout, 'scripts', 'kinday.mjs'), 'backups', '/x'], {
    encoding: 'utf8',
    env: { PATH: '' },
    stdio: 'pipe',
  });

/** What the release that runs was built from, and what came by "git pull" since. */
function pullOverBuilt() {
  write('package.json', '{ "type": "module", "engines": { "node": ">=20.19" } }');
  write('package-lock.json', '{ "packages": { "node_modules/new": { "version": "1.0.0" } } }');
  write('node_modules/.kinday-installed', 'of the release that runs');
  write('.cache/built-server', 'of the release that runs');
  for (const dist of ['contracts/dist', 'embedded-postgres/dist']) write(`${dist}/index.js`, '');
  write('backend/dist/main.js', '');
  write('backend/dist/cli.js', 'console.log("the release that runs", ...process.argv.slice(2));');
  write('backend/src/cli.ts', 'newer');
}

test('between "git pull" and the next start a command is of the release that runs, and builds nothing under it', () => {
  pullOverBuilt();
  expect(run()).toBe('the release that runs backups /x\n');
});

test('where a build was cut off a command builds first', () => {
  pullOverBuilt();
  rmSync(path.join(checkout, '.cache'), { recursive: true });
  expect(run).toThrow('npm');
});
