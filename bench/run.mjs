// npm run bench [-- name …]: builds, installs what the benches compare Kinday with, runs them.
import { existsSync } from 'node:fs';
import { buildChanged } from '../scripts/lib/build.mjs';
import { installMissing } from '../scripts/lib/install.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { exitCodeOf, passSignalsTo, runNode } from '../scripts/lib/runNode.mjs';
import { runStep, runSteps } from '../scripts/lib/runStep.mjs';

/** What each one measures stands at the top of its file. */
const BENCHES = [
  'writes',
  'fairness',
  'live',
  'presence',
  'search',
  'reconnect',
  'idle',
  'pages',
  'grid',
];

await runSteps(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !BENCHES.includes(name));
  if (unknown) {
    console.error(`There is no bench "${unknown}": ${BENCHES.join(', ')}.`);
    process.exit(1);
  }
  await installMissing();
  await buildChanged();
  if (!existsSync(inRoot('bench/node_modules'))) {
    const npm = ['ci', '--prefix', inRoot('bench'), '--no-audit', '--no-fund', '--loglevel=error'];
    await runStep('Installing what Kinday is compared with', 'npm', npm);
  }
  let failed = 0;
  for (const name of BENCHES.filter((each) => wanted.length === 0 || wanted.includes(each))) {
    console.info(`\n— ${name} —`);
    const bench = runNode([`bench/${name}.mjs`]);
    passSignalsTo(() => [bench]);
    if ((await exitCodeOf(bench)) !== 0) failed += 1;
  }
  process.exit(failed > 0 ? 1 : 0);
});
