// npm run demo: adds a made-up family with a year of events and prints its log-ins.
import { buildChanged } from './lib/build.mjs';
import { installMissing } from './lib/install.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { exitCodeOf, passSignalsTo, runNode } from './lib/runNode.mjs';
import { runSteps } from './lib/runStep.mjs';

requireNode();
await runSteps(async () => {
  await installMissing();
  await buildChanged();
  const demo = runNode(['backend/dist/demo.js'], { stdin: 'inherit' });
  passSignalsTo(() => [demo]);
  process.exit(await exitCodeOf(demo));
});
