import { register } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import './typescriptThreads.mjs';

register('./typescriptHooks.mjs', import.meta.url);

/**
 * Loads the application once for all test files of a worker, outside of Jest's sandboxes: each
 * sandbox takes more than two seconds to load it, and its globals slow every call down.
 */
export default class ApplicationEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.kindayApplication = await import('../backend/test/support/applicationCode.ts');
  }
}
