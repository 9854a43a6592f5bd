import { rm } from 'node:fs/promises';

/** Stops what globalSetup started. */
export default async function globalTeardown() {
  const { directory, stop } = globalThis.kindayTestServer;
  await stop();
  await rm(directory, { recursive: true });
}
