import { readEnrolment } from '../../../sync/push/enrolment';
import { ownSubscription } from '../../../sync/push/subscription';

/** Whether this browser takes a user's notifications, or why it cannot. */
export type DeviceState =
  /** The page came by plain HTTP, where browsers allow none. */
  | 'needsHttps'
  /** An iPhone or iPad, where only a page on the Home Screen takes any. */
  | 'needsHomeScreen'
  | 'unsupported'
  /** The person forbade them in the browser, and only there can they be allowed again. */
  | 'blocked'
  | 'off'
  | 'on';

/** Asks the browser; the person is asked nothing. */
export async function readDeviceState(userId: string): Promise<DeviceState> {
  if (!window.isSecureContext) return 'needsHttps';
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) {
    return 'standalone' in navigator && !navigator.standalone ? 'needsHomeScreen' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'blocked';
  if (Notification.permission !== 'granted' || readEnrolment()?.userId !== userId) return 'off';
  return (await ownSubscription().catch(() => null)) ? 'on' : 'off';
}
