import { newId } from '../../api/newId';

/** This tab among those of its browser. */
export const THIS_TAB = newId();

const LOCK = 'kinday-tab-';
const SENDING = 'kinday-send';

// Browsers have locks at https and localhost alone. Elsewhere each tab takes itself for the only one: what
// two tabs send is done once all the same, as each edit names what it makes and what it began from.
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Lets the other tabs know that this one lives, for as long as it does. */
export function showLife(): Promise<void> {
  const shared = locks();
  if (!shared) return Promise.resolve();
  return new Promise((resolve) => {
    void shared.request(LOCK + THIS_TAB, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
}

/** The tabs of this browser that live. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK));
  return new Set([THIS_TAB, ...names.map((name) => name.slice(LOCK.length))]);
}

/** Works while no other tab of this browser does. */
export async function alone(work: () => Promise<void>): Promise<void> {
  const shared = locks();
  await (shared ? shared.request(SENDING, work) : work());
}
