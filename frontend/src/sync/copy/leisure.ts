/** What nobody waits for rests as long between one read and the next, ms. */
const REST_MS = 1_000;

/** Whether somebody pays by the byte: nothing is read then that nobody asked for. Only Chromium tells. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Settles when somebody looks at the page, and the browser has nothing else to do. */
export async function untilMayRead(): Promise<void> {
  while (document.hidden) {
    await new Promise((resolve) =>
      document.addEventListener('visibilitychange', resolve, { once: true }),
    );
  }
  await untilIdle();
}

/** Settles when the browser has nothing else to do; Safari does not tell. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: REST_MS });
    else setTimeout(resolve);
  });
}

/** Lets others go first. */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, REST_MS);
  });
}
