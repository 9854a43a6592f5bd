import type { RemindersAnswer } from '@kinday/contracts/reminders';
import { expectStatus } from './builders.js';
import type { Client } from './Client.js';
import type { TestBrowser } from './PushService.js';

export const PUSH = '/api/me/push';

/** The key with which a browser subscribes. */
export async function pushKeyFor(client: Client): Promise<string> {
  return ((await client.get('/api/me/reminders')).body as RemindersAnswer).pushKey;
}

/** Has a log-in's notifications sent to a browser. */
export async function turnOn(client: Client, taking: TestBrowser): Promise<void> {
  expectStatus(await client.post(PUSH, taking.subscription(await pushKeyFor(client))), 200);
}
