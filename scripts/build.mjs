// npm run build: installs what is missing and builds what has changed.
import { buildChanged } from './lib/build.mjs';
import { installMissing } from './lib/install.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { runSteps } from './lib/runStep.mjs';

requireNode();
await runSteps(async () => {
  await installMissing();
  await buildChanged();
});
