// npm run test:one -- <file> [options]: runs one test file, with its runner's own options behind it.
import { spawn } from 'node:child_process';
import { buildChanged } from './lib/build.mjs';
import { findBrowser } from './lib/browser.mjs';
import { findEngines } from './lib/engines.mjs';
import { installMissing } from './lib/install.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { inRoot, root } from './lib/root.mjs';
import { exitCodeOf, passSignalsTo } from './lib/runNode.mjs';
import { runSteps } from './lib/runStep.mjs';

requireNode();
await runSteps(async () => {
  const [file, ...options] = process.argv.slice(2);
  if (!file) {
    console.error('Usage: npm run test:one -- <file> [options of Jest or Playwright]');
    process.exit(1);
  }
  await installMissing();
  const runner = file.endsWith('.spec.ts') ? await inBrowser(file) : inJest(file);
  // Plainly, without the options of `runNode`: test runners hand theirs on to their workers.
  const test = spawn(process.execPath, [...runner.command, ...options], {
    cwd: root,
    env: { ...process.env, ...runner.env },
    stdio: 'inherit',
  });
  passSignalsTo(() => [test]);
  process.exit(await exitCodeOf(test));
});

/** @param {string} file */
async function inBrowser(file) {
  await buildChanged();
  const engines = file.includes('engines/') ? await findEngines() : {};
  return {
    command: [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e', file],
    env: { KINDAY_BROWSER: JSON.stringify(await findBrowser()), ...engines },
  };
}

/** @param {string} file */
function inJest(file) {
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  return {
    command: [...node, inRoot('node_modules/jest/bin/jest.js'), '--runTestsByPath', file],
    env: {},
  };
}
