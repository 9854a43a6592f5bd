import type { OpenMessage } from '../../../sync/push/openMessage';
import { readEnrolment } from '../../../sync/push/enrolment';
import { endSubscription, enrol } from '../../../sync/push/subscription';
import type { SyncDispatch } from '../../../sync/syncState';

/**
 * Gives this browser's notifications to the log-in that is alive now: the person turned them on here,
 * and has logged in anew since, or the browser has changed or lost its subscription. Another person's
 * log-in ends them.
 */
export async function renewDevice(dispatch: SyncDispatch, userId: string): Promise<void> {
  const enrolment = readEnrolment();
  if (enrolment?.userId !== userId) return endSubscription();
  if (Notification.permission !== 'granted') return;
  // Where that fails, the next visit tries again.
  await enrol(dispatch, enrolment).catch(() => undefined);
}

/**
 * Goes where a pressed notification leads.
 * @param goTo shows a page of ours, named by its path
 * @returns stops it
 */
export function followPresses(goTo: (path: string) => void): () => void {
  const hear = ({ data, ports }: MessageEvent<Partial<OpenMessage>>) => {
    // A newer worker may ask for something else.
    if (data.kind !== 'open' || !data.path) return;
    ports[0]?.postMessage('heard');
    goTo(data.path);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
