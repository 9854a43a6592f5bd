const LOOK_EVERY_MS = 5_000;
/** Timers of a page that is awake are not that late. */
const SLEPT_MS = 20_000;

/**
 * Calls back once the machine has slept: a page that stayed visible is told of it by nothing else.
 * @returns stops it
 */
export function onWake(wake: () => void): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    const slept = now - last > SLEPT_MS;
    last = now;
    if (slept) wake();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
