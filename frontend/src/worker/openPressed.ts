import { PAGES } from '@kinday/contracts/pages';
import type { OpenMessage } from '../sync/push/openMessage';

/** How long a tab may take to answer, ms. Firefox lets a press open a window for a second. */
const PATIENCE_MS = 400;
const MOST_ASKED = 2;

/**
 * Shows what a pressed notification is about: in a tab that is open, which goes there by itself and
 * keeps what was typed, else in a new one.
 */
export async function openPressed(
  clients: Clients,
  { data }: Pick<Notification, 'data'>,
): Promise<void> {
  const path = typeof data === 'string' ? data : PAGES.dashboard;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inFront = tabs.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  for (const tab of inFront.slice(0, MOST_ASKED)) {
    if (!(await goThere(tab, path))) continue;
    // A browser that refuses shows the right page all the same, once the person comes to it.
    await tab.focus().catch(() => undefined);
    return;
  }
  await clients.openWindow(path);
}

/** @returns whether the tab has heard: it shows the calendar to somebody who is logged in */
function goThere(tab: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), PATIENCE_MS);
    tab.postMessage({ kind: 'open', path } satisfies OpenMessage, [port2]);
  });
}
