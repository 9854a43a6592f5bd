import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { inRoot, root } from './root.mjs';
import { exitCodeOf } from './runNode.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A check that either holds or does not.
 * @param {string[]} args of Node.js
 * @param {NodeJS.ProcessEnv} [env] more of its environment
 * @returns {Promise<Counts>}
 */
export async function countStep(args, env) {
  const ok = (await exitCodeOf(start(args, env))) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/**
 * Jest's tests of some projects; a file that does not run counts as one failure.
 * @param {string[]} program
 * @param {string[]} projects display names; `*` at the end stands for anything
 * @returns {Promise<Counts>}
 */
export async function countJest(program, projects) {
  const { default: config } = await import(new URL('../../jest.config.mjs', import.meta.url).href);
  const names = config.projects
    .map((/** @type {{ displayName: string }} */ { displayName }) => displayName)
    .filter((/** @type {string} */ name) => projects.some((project) => matches(name, project)));
  const report = inRoot('.cache/jest-report.json');
  rmSync(report, { force: true });
  const code = await exitCodeOf(
    start([...program, '--json', `--outputFile=${report}`, '--selectProjects', ...names]),
  );
  const found = JSON.parse(readFileSync(report, 'utf8'));
  return atLeast(code, {
    passed: found.numPassedTests,
    // A skipped test proves nothing and must not look as if it did.
    failed: found.numFailedTests + found.numPendingTests + found.numRuntimeErrorTestSuites,
  });
}

/**
 * Playwright's tests of some projects.
 * @param {string[]} projects
 * @param {object} browser launch options of Chromium
 * @param {NodeJS.ProcessEnv} [env] more of its environment
 * @returns {Promise<Counts>}
 */
export async function countPlaywright(projects, browser, env) {
  const report = inRoot('.cache/playwright-report.json');
  rmSync(report, { force: true });
  const code = await exitCodeOf(
    start(
      [
        inRoot('node_modules/@playwright/test/cli.js'),
        'test',
        '--config',
        'e2e',
        '--reporter',
        'list,json',
        ...projects.map((project) => `--project=${project}`),
      ],
      { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, KINDAY_BROWSER: JSON.stringify(browser) },
    ),
  );
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return atLeast(code, {
    passed: stats.expected,
    // A test that passes only the second time is a bug, too.
    failed: stats.unexpected + stats.flaky + stats.skipped,
  });
}

/** @param {string} name @param {string} project */
function matches(name, project) {
  return project.endsWith('*') ? name.startsWith(project.slice(0, -1)) : name === project;
}

/** A runner that failed without saying which test counts as one failure. @param {Counts} counts */
function atLeast(/** @type {number} */ code, counts) {
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * Runs a program of Node.js with our terminal. Plainly, without the options of `runNode`: test
 * runners hand theirs on to their workers.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to ours
 */
function start(args, env = {}) {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
