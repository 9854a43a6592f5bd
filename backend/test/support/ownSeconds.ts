const BEAT_MS = 20;

/**
 * How long something takes by beats of this process, in which the servers of the tests run as well. On
 * a busy machine beats come late, as all else does; what waits for a timer of the product waits for as
 * many of them as ever.
 */
export async function ownSeconds(something: Promise<unknown>): Promise<number> {
  let beats = 0;
  const counting = setInterval(() => (beats += 1), BEAT_MS);
  await something.finally(() => clearInterval(counting));
  return (beats * BEAT_MS) / 1000;
}
