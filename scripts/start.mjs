// npm start: installs what is missing, builds what has changed, runs the application.
import { buildChanged } from './lib/build.mjs';
import { installMissing } from './lib/install.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { exitCodeOf, passSignalsTo, runNode } from './lib/runNode.mjs';
import { runSteps } from './lib/runStep.mjs';

requireNode();
await runSteps(async () => {
  await installMissing();
  await buildChanged();
  const application = runNode(['backend/dist/main.js'], { stdin: 'inherit' });
  passSignalsTo(() => [application]);
  process.exit(await exitCodeOf(application));
});
