import type { BrowserContext } from '@playwright/test';

/** Answers that tests bring about and judge themselves; the browser reports each as an error. */
const NETWORK = /^(Failed to load resource|WebSocket connection to)/;

/**
 * Collects what goes wrong in somebody's browser unseen: breaches of the content security policy,
 * errors nobody caught, errors on the console.
 */
export async function collectFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) faults.push(message.text());
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sample, documentURI } = violation;
      console.error('blocked by policy', effectiveDirective, blockedURI, sample, documentURI);
    });
  });
  return faults;
}
