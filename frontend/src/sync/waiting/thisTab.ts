import { newId } from '../../api/newId';

/** This tab among those of its browser. */
export const THIS_TAB = newId();

const LOCK = 'kinday-tab-';
const SENDING = 'kinday-send';
/** Longer than one edit takes to be sent: a tab that holds the turn for so long was frozen by its browser, ms. */
const FROZEN_AFTER_MS = 60_000;

/** Whether the browser refuses locks, as some do where storage is blocked. */
let isDenied = false;

// Browsers have locks at https and localhost alone. Elsewhere each tab takes itself for the only one: what
// two tabs send is done once all the same, as each edit names what it makes and what it began from.
const locks = (): LockManager | undefined =>
  'locks' in navigator && !isDenied ? navigator.locks : undefined;

/** Settles once this tab has its lock, which it keeps: a second request would wait for the first one. */
let shown: Promise<void> | null = null;

/** Lets the other tabs know that this one lives, for as long as it does. */
export function showLife(): Promise<void> {
  shown ??= holdLock();
  return shown;
}

function holdLock(): Promise<void> {
  const shared = locks();
  if (!shared) return Promise.resolve();
  return new Promise((resolve) => {
    const held = shared.request(LOCK + THIS_TAB, () => {
      resolve();
      return new Promise<never>(() => undefined);
    });
    held.catch(() => {
      isDenied = true;
      resolve();
    });
  });
}

/** Whether the other tabs that live can be told from those that ended; `showLife` has settled before. */
export function knowsOtherTabs(): boolean {
  return locks() !== undefined;
}

/** The tabs of this browser that live. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK));
  return new Set([THIS_TAB, ...names.map((name) => name.slice(LOCK.length))]);
}

/**
 * Works while no other tab of this browser does. From a tab that does not come to an end the turn is taken
 * away: it rejects there, although its work may go on.
 */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const shared = locks();
  if (!shared) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), FROZEN_AFTER_MS);
  const begin = () => {
    clearTimeout(timer);
    return work();
  };
  try {
    return await shared.request(SENDING, { signal: waiting.signal }, begin);
  } catch (error) {
    if (!waiting.signal.aborted) throw error;
    return await shared.request(SENDING, { steal: true }, work);
  } finally {
    clearTimeout(timer);
  }
}
