/** A transaction, as far as its end goes. */
interface Ending {
  done: Promise<void>;
  abort: () => void;
}

/** A transaction was aborted because its page was left; it may run once the page is shown again. */
export class PageLeft extends Error {}

const running = new Set<Ending>();
const leftBehind = new WeakSet<Ending>();
let shownAgain: Promise<void> = Promise.resolve();

/**
 * Settles at once, unless the page stands in the back/forward cache: then as soon as it is shown again.
 */
export function whenPageIsShown(): Promise<void> {
  return shownAgain;
}

/**
 * Follows a transaction to its end. One that runs as its page goes into the back/forward cache is aborted:
 * WebKit keeps its lock as long as the page stands there, and no other page could read or write.
 */
export function endWithPage(transaction: Ending): void {
  running.add(transaction);
  const end = () => running.delete(transaction);
  transaction.done.then(end, end);
}

/** Whether a transaction was aborted with its page. */
export function wasLeftBehind(transaction: Ending): boolean {
  return leftBehind.has(transaction);
}

/** Aborts a transaction, if it has not ended already. */
export function abort(transaction: Pick<Ending, 'abort'>): void {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}

function leave({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  shownAgain = new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  });
  for (const transaction of running) {
    leftBehind.add(transaction);
    abort(transaction);
  }
}

// Tests of Node.js have no page.
if (typeof addEventListener === 'function') addEventListener('pagehide', leave);
