declare global {
  /** What the environment of a test file has loaded for it; jest/applicationEnvironment.mjs. */
  var kindayApplication: typeof import('./applicationCode.js') | undefined;
}

/**
 * The application's code: loaded once for all files of a worker, or, in a file whose environment is
 * "node", in its own sandbox, where it shares clocks and classes with the tests.
 */
export const application = globalThis.kindayApplication ?? (await import('./applicationCode.js'));
