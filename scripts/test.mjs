// npm test: installs what is missing, then every check; `npm test -- --only api` runs some of them.
// The last line is `N passed, N failed`, summed over all runners.
import { mkdirSync } from 'node:fs';
import { buildChanged } from './lib/build.mjs';
import { countJest, countPlaywright, countStep } from './lib/counts.mjs';
import { installMissing } from './lib/install.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { inRoot } from './lib/root.mjs';
import { runSteps } from './lib/runStep.mjs';
import { ensureProgram } from './lib/systemProgram.mjs';
import { findBrowser } from './lib/browser.mjs';
import { findEngines } from './lib/engines.mjs';

const bin = (/** @type {string} */ file) => inRoot(`node_modules/${file}`);
const jest = (/** @type {string[]} */ ...projects) =>
  countJest(
    ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', bin('jest/bin/jest.js')],
    projects,
  );

/** @type {Record<string, () => Promise<{ passed: number, failed: number }>>} */
const checks = {
  format: () =>
    countStep([bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
  types: () => countStep([bin('typescript/bin/tsc'), '-b']),
  lint: () => countStep([bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.']),
  imports: () => countStep([inRoot('scripts/imports.mjs')]),
  promises: () => countStep([inRoot('scripts/promises.mjs')]),
  unit: () =>
    jest('contracts', 'dates in *', 'embedded-postgres', 'scripts', 'backend-unit', 'frontend'),
  api: async () => {
    await ensureProgram(['redis-server', 'valkey-server'], 'redis-server');
    await ensureProgram(['caddy'], 'caddy');
    return jest('api');
  },
  bench: async () => {
    await buildChanged();
    const smoke = { BENCH_SMOKE: '1', BENCH_RUNS: '1', BENCH_ROUNDS: '1', BENCH_FAMILIES: '3' };
    const writes = await countStep([inRoot('bench/writes.mjs'), 'kinday'], {
      ...smoke,
      BENCH_SECONDS: '1',
    });
    const calendar = await countStep([inRoot('bench/calendar.mjs')], smoke);
    const hostile = await countStep([inRoot('bench/hostile.mjs')], smoke);
    return {
      passed: writes.passed + calendar.passed + hostile.passed,
      failed: writes.failed + calendar.failed + hostile.failed,
    };
  },
  compat: async () => {
    await buildChanged();
    return countStep([inRoot('scripts/compat.mjs')]);
  },
  browser: async () => {
    await buildChanged();
    return countPlaywright(['chromium'], await findBrowser());
  },
  engines: async () => {
    const engines = await findEngines().catch((error) => {
      if (process.env.CI) throw error;
      console.log(error.message);
    });
    if (!engines) return { passed: 0, failed: 0 };
    await buildChanged();
    return countPlaywright(['firefox', 'webkit'], await findBrowser(), engines);
  },
};

/** Run beside the checks after them: each needs one processor, and ESLint the types that `tsc` wrote. */
const BESIDE = ['format', 'lint'];

/** @param {() => Promise<{ passed: number, failed: number }>} check */
async function run(name, check) {
  console.log(`\n— ${name} —`);
  const begun = Date.now();
  const counts = await check().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return counts;
}

requireNode();
await runSteps(async () => {
  await installMissing();
  mkdirSync(inRoot('.cache'), { recursive: true });
  const only = process.argv.includes('--only')
    ? process.argv.slice(process.argv.indexOf('--only') + 1)
    : Object.keys(checks);
  const total = { passed: 0, failed: 0 };
  const runs = [];
  for (const [name, check] of Object.entries(checks)) {
    if (!only.includes(name)) continue;
    const counted = run(name, check);
    runs.push(counted);
    if (!BESIDE.includes(name)) await counted;
  }
  for (const { passed, failed } of await Promise.all(runs)) {
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
});
