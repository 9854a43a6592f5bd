/** What a page asks of a service worker of ours. */
export type WorkerRequest =
  /** To take over from the one before. */
  | { kind: 'takeOver' }
  /** To let the next page come from the server, if it can be reached. */
  | { kind: 'letThrough' }
  /** Whether all these files are of its release; answered with a boolean. */
  | { kind: 'has'; paths: readonly string[] };
