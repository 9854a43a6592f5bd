// npm run dev: compiles on every save and restarts the server on 3000; Vite serves the pages on 5173.
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { tsc, vite } from './lib/build.mjs';
import { installMissing } from './lib/install.mjs';
import { requireNode } from './lib/requireNode.mjs';
import { exitCodeOf, isRunning, passSignalsTo, runNode } from './lib/runNode.mjs';
import { runSteps } from './lib/runStep.mjs';

requireNode();
await runSteps(installMissing);

const compilerArguments = ['-b', 'contracts', 'backend', '-w', '--preserveWatchOutput', '--pretty'];
/** @typedef {import('node:child_process').ChildProcess} Program */
/** @typedef {import('node:stream').Readable} Readable */
const compiler = runNode([tsc(), ...compilerArguments], { stdout: 'pipe' });
/** @type {Program | undefined} */
let server;
/** @type {Program | undefined} */
let pages;
let stopping = false;

passSignalsTo(() => {
  stopping = true;
  return running();
});

for await (const line of createInterface({ input: /** @type {Readable} */ (compiler.stdout) })) {
  console.log(line);
  if (stopping || !stripVTControlCharacters(line).includes('Found 0 errors')) continue;
  await restartServer();
  // Not before the first compilation: the pages import contracts/dist.
  pages ??= runNode([vite(), 'frontend']);
}
await Promise.all(running().map(exitCodeOf));
process.exit(0);

async function restartServer() {
  if (server && isRunning(server)) {
    const ended = exitCodeOf(server);
    server.kill('SIGTERM');
    await ended;
  }
  if (stopping) return;
  server = runNode(['backend/dist/main.js'], { env: { PORT: process.env.PORT ?? '3000' } });
}

/** @returns {Program[]} */
function running() {
  return [compiler, server, pages].flatMap((each) => (each && isRunning(each) ? [each] : []));
}
