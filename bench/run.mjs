// npm run bench [-- name …]: builds, installs what the benches compare Kinday with, runs them.
import { buildChanged } from '../scripts/lib/build.mjs';
import { installMissing } from '../scripts/lib/install.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { exitCodeOf, passSignalsTo, runNode } from '../scripts/lib/runNode.mjs';
import { runStep, runSteps } from '../scripts/lib/runStep.mjs';
import { fingerprint, isStamped, writeStamp } from '../scripts/lib/stamp.mjs';

const PEERS = 'bench/package-lock.json';
const INSTALLED = 'bench/node_modules/.kinday-installed';

/** What each one measures stands at the top of its file; here what it needs, when that is much. */
const BENCHES = {
  writes: 'about 4 minutes',
  cold: 'about 2 minutes',
  nodes: 'about 2 minutes',
  fairness: '',
  live: '',
  presence: '',
  search: '',
  calendar: '',
  scale: 'about 7 minutes and 4 GB of disk for the time it runs',
  reconnect: '',
  idle: 'about 3 minutes',
  feeds: 'about 2 minutes',
  imports: 'about a minute',
  hostile: 'about 7 minutes',
  notices: 'about 3 minutes',
  pages: '',
  lighthouse: 'about 7 minutes',
  grid: '',
  series: 'about a minute',
  grids: 'about 3 minutes',
};

await runSteps(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in BENCHES));
  if (unknown) {
    console.error(`There is no bench "${unknown}": ${Object.keys(BENCHES).join(', ')}.`);
    process.exit(1);
  }
  await installMissing();
  await buildChanged();
  if (!isStamped(INSTALLED, fingerprint([PEERS]))) {
    const npm = ['ci', '--prefix', inRoot('bench'), '--no-audit', '--no-fund', '--loglevel=error'];
    await runStep('Installing what Kinday is compared with', 'npm', npm);
    writeStamp(INSTALLED, fingerprint([PEERS]));
  }
  let failed = 0;
  for (const [name, needs] of Object.entries(BENCHES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.info(`\n— ${name}${needs && `: takes ${needs}`} —`);
    const bench = runNode([`bench/${name}.mjs`]);
    passSignalsTo(() => [bench]);
    if ((await exitCodeOf(bench)) !== 0) failed += 1;
  }
  process.exit(failed > 0 ? 1 : 0);
});
