import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { buildUser, expectStatus, type Person } from './support/builders.js';
import { PushService, type TestBrowser } from './support/PushService.js';
import { query } from './support/query.js';
import { startApp, TestApp } from './support/startApp.js';
import { PUSH, pushKeyFor, turnOn } from './support/turnOn.js';

const service = await PushService.listen();
const app = startApp({ PUSH_SERVICES: service.origin });
afterAll(() => service.close());

let ana: Person;
let browser: TestBrowser;
beforeEach(async () => {
  ana = await buildUser(app, 'Ana');
  browser = service.newBrowser();
});

const endpointsOf = async ({ id }: Person) =>
  (
    await query<{ endpoint: string }>(app, `SELECT endpoint FROM push_devices WHERE user_id = $1`, [
      id,
    ])
  ).map(({ endpoint }) => endpoint);

test('a subscription that the browser replaced takes the earlier one’s place, and binds nobody else', async () => {
  const replacing = service.newBrowser().subscription(await pushKeyFor(ana.client));
  expectStatus(await ana.client.put(PUSH, replacing), 404);
  await turnOn(ana.client, browser);
  expectStatus(await ana.client.put(PUSH, replacing), 200);
  expect(await endpointsOf(ana)).toEqual([replacing.endpoint]);
});

test('a subscription made with another key is refused with ours', async () => {
  const pushKey = await pushKeyFor(ana.client);
  const { status, body } = await ana.client.post(PUSH, browser.subscription('another'));
  expect([status, body]).toMatchObject([409, { code: 'other_key', pushKey }]);
  expect(await endpointsOf(ana)).toEqual([]);
});

test.each([
  'http://127.0.0.1:9/push',
  'https://127.0.0.1/push',
  'https://push.example.org/push',
  'https://fcm.googleapis.com.example.org/push',
  'https://examplefcm.googleapis.com/push',
  'https://fcm.googleapis.com:8443/push',
  'https://user@fcm.googleapis.com/push',
  'http://fcm.googleapis.com/push',
  'https://push.apple.com.example.org/push',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'no address',
])('the address %s is refused in words, and never called', async (endpoint) => {
  const input = { ...browser.subscription(await pushKeyFor(ana.client)), endpoint };
  const { status, body } = await ana.client.post(PUSH, input);
  expect([status, body]).toMatchObject([400, { code: 'unknown_push_service' }]);
  expect(await endpointsOf(ana)).toEqual([]);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/a',
  'https://jmt17.google.com/fcm/send/a',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://wns2-by3p.notify.windows.com/w/?token=a',
  'https://web.push.apple.com/a',
])('%s is of a service that browsers use', async (endpoint) => {
  const input = { ...browser.subscription(await pushKeyFor(ana.client)), endpoint };
  expectStatus(await ana.client.post(PUSH, input), 200);
});

test('a key that is no point of the curve is refused', async () => {
  const { keys, ...rest } = browser.subscription(await pushKeyFor(ana.client));
  const input = { ...rest, keys: { ...keys, p256dh: 'A'.repeat(87) } };
  const { status, body } = await ana.client.post(PUSH, input);
  expect([status, body]).toMatchObject([400, { code: 'invalid_push_key' }]);
});

test('nodes that start at once agree on one key', async () => {
  const nodes = [new TestApp(), new TestApp()] as const;
  await nodes[0].start({});
  await nodes[1].startBeside(nodes[0], {});
  const { client } = await buildUser(nodes[0], 'Ben');
  const keys = await Promise.all(nodes.map(({ origin }) => pushKeyFor(client.copy(origin))));
  for (const node of nodes.toReversed()) await node.stop();
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^B[\w-]{86}$/);
});
