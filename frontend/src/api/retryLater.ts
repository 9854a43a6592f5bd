const SHORTEST_MS = 1_000;
const LONGEST_MS = 5_000;

/**
 * [S14] Does the work 1 to 5 s from now: at random, so that what a thousand screens could not reach
 * is not asked for by all of them at once.
 */
export function retryLater(work: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(work, SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
}
