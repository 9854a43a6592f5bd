import { askWorker } from './askWorker';

/** For how long somebody waits for a new release; then the page comes without a worker, ms. */
const PATIENCE_MS = 10_000;

/**
 * Sees to it that the next page is of the newest release that can be had: its worker takes over, or,
 * where none can be had, the one that stays lets the page through. The caller loads the page.
 */
export async function takeNewestRelease(): Promise<void> {
  // Pages that came by plain HTTP have no workers, whatever the types say.
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = await serviceWorker?.getRegistration('/').catch(() => undefined);
  if (!registration) return;
  const newest = await newestWorker(registration);
  if (newest) {
    await askWorker(newest, { kind: 'takeOver' });
    if (await reaches(newest, 'activated')) return;
  }
  if (registration.active) await askWorker(registration.active, { kind: 'letThrough' });
}

/** The worker that may take over; null where none can be had. */
async function newestWorker(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorker | null> {
  if (!registration.installing && !registration.waiting) {
    await inTime(registration.update()).catch(() => undefined);
  }
  const newest = registration.installing ?? registration.waiting;
  return newest && (await reaches(newest, 'installed')) ? newest : null;
}

const STATES: ServiceWorkerState[] = [
  'parsed',
  'installing',
  'installed',
  'activating',
  'activated',
];

/** @returns whether a worker gets as far as that, in time */
async function reaches(worker: ServiceWorker, state: ServiceWorkerState): Promise<boolean> {
  const hasReached = () => STATES.indexOf(worker.state) >= STATES.indexOf(state);
  const changed = new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (hasReached() || worker.state === 'redundant') resolve();
    });
  });
  if (!hasReached() && worker.state !== 'redundant') await inTime(changed);
  return hasReached();
}

async function inTime(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
