import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Release } from '../src/worker/release.ts';
import { releaseOf } from './releaseOf.ts';

const WORKER = fileURLToPath(new URL('../src/worker/sw.ts', import.meta.url));

/** A server that is developed with has no release: nothing of it is kept. */
const NOTHING: Release = { version: 'development', files: [] };

/**
 * Writes the service worker as one script, `/sw.js`: it is fetched by itself, over and over, and
 * shares nothing with the pages. The development server makes it when it is asked for.
 */
export function serviceWorker(): Plugin {
  let written: { dir: string; bundle: Rolldown.OutputBundle } | undefined;
  return {
    name: 'kinday-service-worker',
    writeBundle: ({ dir = '' }, bundle) => void (written = { dir, bundle }),
    // By now the documents are written, too.
    async closeBundle() {
      if (!written) return;
      const { dir, bundle } = written;
      await writeFile(join(dir, 'sw.js'), await workerScript(await releaseOf(dir, bundle)));
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', (_request, response, next) => {
        workerScript(NOTHING).then(
          (script) => response.setHeader('Content-Type', 'text/javascript').end(script),
          next,
        );
      });
    },
  };
}

async function workerScript(release: Release): Promise<string> {
  const bundle = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { RELEASE: JSON.stringify(release) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: WORKER, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return bundle.output[0].code;
}
