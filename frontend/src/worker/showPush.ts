import { PAGES } from '@kinday/contracts/pages';
import { pushPayloadSchema, type PushPayload } from '@kinday/contracts/pushPayload';
import * as messages from './messages';

/** What is shown for a push that this release cannot read: one without a notification costs the permission. */
const GENERAL: PushPayload = {
  tag: 'general',
  title: messages.general,
  body: messages.somethingIsOn,
  path: PAGES.dashboard,
  isSilent: false,
  at: null,
};

/** TypeScript's list lacks the moment that a notification is about. */
interface Options extends NotificationOptions {
  timestamp?: number;
}

/** Shows the notification of a push, whatever has come. */
export function showPush(
  { registration }: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> {
  const { tag, title, body, path, isSilent, at } = read(data);
  const timestamp = at === null ? NaN : Date.parse(at);
  const options: Options = {
    ...{ tag, body, silent: isSilent, data: path },
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    ...(Number.isNaN(timestamp) ? {} : { timestamp }),
  };
  return registration.showNotification(title, options);
}

function read(data: PushMessageData | null): PushPayload {
  try {
    return pushPayloadSchema.parse(data?.json());
  } catch {
    return GENERAL;
  }
}
