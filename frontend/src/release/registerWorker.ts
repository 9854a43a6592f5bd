/** The one script that a worker of ours may run. */
const WORKER = '/sw.js';

/** As much of Trusted Types as we need: browsers without them take the address itself. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (input: string) => string };
}

// The policy of our pages allows this name, and it gives out this one address (securityHeaders).
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('kinday-worker', { createScriptURL: () => WORKER });

/** Registers our service worker, where there is none; it goes to work once it keeps its release. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const script = policy?.createScriptURL('') ?? WORKER;
  return navigator.serviceWorker.register(script, { updateViaCache: 'none' });
}
