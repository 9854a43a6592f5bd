import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const WORKER = fileURLToPath(new URL('../src/worker/sw.ts', import.meta.url));

/**
 * Writes the service worker as one script, `/sw.js`: it is fetched by itself, over and over, and
 * shares nothing with the pages. The development server makes it when it is asked for.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'kinday-service-worker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerScript() });
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', (_request, response, next) => {
        workerScript().then(
          (script) => response.setHeader('Content-Type', 'text/javascript').end(script),
          next,
        );
      });
    },
  };
}

async function workerScript(): Promise<string> {
  const bundle = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: WORKER, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return bundle.output[0].code;
}
