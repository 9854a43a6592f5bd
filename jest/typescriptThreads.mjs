import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

const runTypescript = new URL('./runTypescript.mjs', import.meta.url).href;

/** Threads do not inherit the module hooks of the process that begins them. */
class TypescriptWorker extends threads.Worker {
  /**
   * @param {string | URL} file
   * @param {import('node:worker_threads').WorkerOptions} [options]
   */
  constructor(file, options) {
    super(file, { ...options, execArgv: ['--import', runTypescript] });
  }
}

threads.Worker = TypescriptWorker;
syncBuiltinESMExports();
