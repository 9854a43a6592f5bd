import { otherPushKeySchema } from '@kinday/contracts/reminders';
import { UNTRACKED } from '../../api/api';
import { asApiError, type ApiError } from '../../api/apiError';
import { pushApi } from '../../api/pushApi';
import { registerWorker } from '../../release/registerWorker';
import type { SyncDispatch } from '../syncState';
import { keepEnrolment, type Enrolment } from './enrolment';
import { keyOf, subscriptionInput } from './subscriptionInput';

/** What this browser is subscribed to; null where it is not, or cannot be. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  return (await ownRegistration())?.pushManager?.getSubscription() ?? null;
}

async function ownRegistration(): Promise<Partial<ServiceWorkerRegistration> | undefined> {
  // Pages that came by plain HTTP have no workers, an iPhone's no push, whatever the types say.
  const { serviceWorker } = navigator as Partial<Navigator>;
  return serviceWorker?.getRegistration('/');
}

/**
 * Has a user's notifications sent to this browser: subscribes it, if it is not subscribed with that
 * key, and tells the server. Needs the browser's permission. A server whose key is another one by
 * now (another one's backup was restored) says which, and gets a subscription made with that.
 * @returns what the server refused; null when it is done. Rejects when the push service cannot be reached.
 */
export async function enrol(
  dispatch: SyncDispatch,
  { userId, pushKey }: Enrolment,
): Promise<ApiError | null> {
  const refusal = await bind(dispatch, pushKey);
  const other = otherPushKeySchema.safeParse(refusal?.answer);
  const key = other.success ? other.data.pushKey : pushKey;
  const lastRefusal = other.success ? await bind(dispatch, key) : refusal;
  if (!lastRefusal) keepEnrolment({ userId, pushKey: key });
  return lastRefusal;
}

/**
 * Lets this browser take nobody's notifications any more: the push service ends the subscription, and
 * those that are shown go, as they tell of somebody's calendar.
 */
export async function endSubscription(): Promise<void> {
  keepEnrolment(null);
  // Where that fails, the server still sends nothing to the device of a log-in that has ended.
  await ownSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => false);
  const shown = await ownRegistration()
    .then((registration) => registration?.getNotifications?.())
    .catch(() => []);
  for (const notification of shown ?? []) notification.close();
}

async function bind(dispatch: SyncDispatch, pushKey: string): Promise<ApiError | null> {
  const input = subscriptionInput(await subscribe(pushKey));
  const { error } = await dispatch(pushApi.endpoints.bindDevice.initiate(input, UNTRACKED));
  return error ? asApiError(error) : null;
}

async function subscribe(pushKey: string): Promise<PushSubscription> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const kept = await pushManager.getSubscription();
  if (kept && keyOf(kept) === pushKey) return kept;
  await kept?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}
