// npm run kinday -- plan | backup | restore …: the commands of the operator.
import { buildServer } from './lib/build.mjs';
import { installMissing } from './lib/install.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { exitCodeOf, passSignalsTo, runNode } from './lib/runNode.mjs';
import { runSteps } from './lib/runStep.mjs';

requireNode();
await runSteps(async () => {
  await installMissing();
  await buildServer();
  const command = ['backend/dist/cli.js', ...process.argv.slice(2)];
  const kinday = runNode(command, { stdin: 'inherit' });
  passSignalsTo(() => [kinday]);
  process.exit(await exitCodeOf(kinday));
});
