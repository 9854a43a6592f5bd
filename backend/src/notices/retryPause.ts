const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 120;

/**
 * How long to wait after a try that failed, in seconds: twice as long each time, up to two minutes,
 * and by chance a quarter less, so that what failed together does not come back together.
 * @param tries how often it was tried
 */
export function retryPause(tries: number): number {
  const pause = Math.min(FIRST_SECONDS * 2 ** (tries - 1), LONGEST_SECONDS);
  return pause * (1 - Math.random() / 4);
}
