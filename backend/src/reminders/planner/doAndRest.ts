import { setTimeout as wait } from 'node:timers/promises';

/** How many times as long as a piece of work takes the rest after it is. */
const RESTS = 4;
const LONGEST_REST_MS = 500;

/**
 * Does one of many pieces of work and then rests, so that those who write come first: the busier the
 * server is, the longer a piece takes, and the rest after it. bench/notices.mjs
 */
export async function doAndRest(piece: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await piece();
  await wait(Math.min((performance.now() - begun) * RESTS, LONGEST_REST_MS));
}
