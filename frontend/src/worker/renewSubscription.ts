import { subscriptionInput } from '../sync/push/subscriptionInput';

/** What the event of a subscription that the browser replaced tells; not every browser tells all. */
interface Replaced {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/**
 * Tells the server of a subscription that took an earlier one's place. The server takes it for a
 * log-in alone that has a device. Where anything fails, the next visit does it (keepDevice).
 */
export async function renewSubscription(
  { pushManager }: ServiceWorkerRegistration,
  event: Event,
): Promise<void> {
  const { oldSubscription, newSubscription } = event as Event & Replaced;
  const key = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (key && (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  if (!subscription) return;
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(subscriptionInput(subscription)),
  });
}
