// npm run kinday -- plan | backup | restore …: the commands of the operator. They are those of the release
// that was built last: after "git pull" the server runs on with its files until it is started anew.
import { buildServer, isServerBuilt } from './lib/build.mjs';
import { installMissing } from './lib/install.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { exitCodeOf, passSignalsTo, runNode } from './lib/runNode.mjs';
import { runSteps } from './lib/runStep.mjs';

requireNode();
await runSteps(async () => {
  if (!isServerBuilt()) {
    await installMissing();
    await buildServer();
  }
  const command = ['backend/dist/cli.js', ...process.argv.slice(2)];
  const kinday = runNode(command, { stdin: 'inherit' });
  passSignalsTo(() => [kinday]);
  process.exit(await exitCodeOf(kinday));
});
