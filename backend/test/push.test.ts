import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { application } from './support/application.js';
import { buildUser, expectStatus, PASSWORD, type Person } from './support/builders.js';
import type { Client } from './support/Client.js';
import { PushService, type TestBrowser } from './support/PushService.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { PUSH, pushKeyFor, turnOn } from './support/turnOn.js';

const service = await PushService.listen();
const PUBLIC_URL = 'https://calendar.example.org';
const secure = startApp({ PUSH_SERVICES: service.origin, PUBLIC_URL });
// Log-ins are checked by the application of a process that started last.
const app = startApp({ PUSH_SERVICES: service.origin });
afterAll(() => service.close());

let ana: Person;
let browser: TestBrowser;
beforeEach(async () => {
  ana = await buildUser(app, 'Ana');
  browser = service.newBrowser();
});
afterEach(() => service.takeAll());

async function logIn({ email, password }: Person): Promise<Client> {
  const client = app.newClient();
  expectStatus(await client.post('/api/auth/login', { email, password }), 200);
  return client;
}

const reminder = {
  ...{ tag: 'a', title: 'Dentist', body: 'Today, 3:00 PM · For Ben', path: '/dashboard' },
  ...{ isSilent: false, at: '2026-11-13T15:00:00.000Z' },
};
const options = { topic: 'a1b2', ttlSeconds: 1_800, isUrgent: true };

/** Sends one notification to all devices of a user. @returns what became of each */
async function push({ id }: Person, at = app) {
  const channel = at.service(application.PushChannel);
  const devices = await channel.devicesOf([id], new Date());
  return Promise.all(devices.map((device) => channel.send(device, reminder, options)));
}
const countOf = async ({ id }: Person) =>
  (await query(app, `SELECT FROM push_devices WHERE user_id = $1`, [id])).length;

test('no service is asked to keep a notification for longer than four weeks', async () => {
  await turnOn(ana.client, browser);
  const channel = app.service(application.PushChannel);
  const [device] = await channel.devicesOf([ana.id], new Date());
  await channel.send(device!, reminder, { ...options, ttlSeconds: 29 * 24 * 3_600 });
  expect(browser.pushed[0]?.headers).toMatchObject({ ttl: '2419200' });
});

test('a push is encrypted for its browser alone, and signed by the key that the browser was given', async () => {
  await turnOn(ana.client, browser);
  expect(await push(ana)).toEqual([{ kind: 'taken' }]);
  const [{ payload, headers, vapid }] = browser.pushed as [(typeof browser.pushed)[number]];
  expect(payload).toEqual(reminder);
  expect(headers).toMatchObject({
    ...{ ttl: '1800', topic: 'a1b2', urgency: 'high', 'content-encoding': 'aes128gcm' },
  });
  expect(vapid).toMatchObject({ aud: service.origin, publicKey: await pushKeyFor(ana.client) });
  expect(vapid.sub).toBe('mailto:calendar@example.org');
  const hours = (vapid.exp - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(1);
  expect(hours).toBeLessThanOrEqual(24);
});

test('with an address by HTTPS the server says that one of itself', async () => {
  const ben = await buildUser(secure, 'Ben');
  await turnOn(ben.client, browser);
  expect(await push(ben, secure)).toEqual([{ kind: 'taken' }]);
  expect(browser.pushed[0]?.vapid.sub).toBe(PUBLIC_URL);
});

const ENDS: [name: string, end: (person: Person, taking: Client) => Promise<unknown>][] = [
  ['turning it off', (_person, taking) => taking.delete(PUSH)],
  ['a log-out', (_person, taking) => taking.post('/api/auth/logout')],
  ['"Log out other devices"', ({ client }) => client.post('/api/me/sessions/end-others')],
  [
    'another password',
    ({ client }) =>
      client.post('/api/me/password', {
        currentPassword: PASSWORD,
        password: 'horse staple battery',
      }),
  ],
  [
    'the end of the account',
    async ({ client }) => {
      const { body } = await client.get('/api/family');
      const { name } = (body as { family: { name: string } }).family;
      expectStatus(await client.delete('/api/family', { name }), 200);
      expectStatus(await client.delete('/api/me', { password: PASSWORD }), 200);
    },
  ],
  [
    'two weeks without use',
    ({ id }) =>
      query(
        app,
        `UPDATE sessions SET last_seen_at = now() - interval '15 days' WHERE user_id = $1`,
        [id],
      ),
  ],
];

test.each(ENDS)('%s: nothing more is pushed', async (_name, end) => {
  const taking = await logIn(ana);
  await turnOn(taking, browser);
  expect(await push(ana)).toHaveLength(1);
  await end(ana, taking);
  expect(await push(ana)).toEqual([]);
  expect(browser.pushed).toHaveLength(1);
});

test('a browser takes the notifications of whoever turned them on last, and a log-in has one browser', async () => {
  const ben = await buildUser(app, 'Ben');
  await turnOn(ana.client, browser);
  await turnOn(ben.client, browser);
  expect([await countOf(ana), await countOf(ben)]).toEqual([0, 1]);
  expect(await push(ana)).toEqual([]);
  expect(await push(ben)).toEqual([{ kind: 'taken' }]);
  const another = service.newBrowser();
  await Promise.all([turnOn(ben.client, another), turnOn(ben.client, another)]);
  await push(ben);
  expect([browser.pushed.length, another.pushed.length]).toEqual([1, 1]);
});

test('no more devices than log-ins: 20', async () => {
  for (let count = 0; count < 22; count += 1) await turnOn(await logIn(ana), service.newBrowser());
  expect(await push(ana)).toHaveLength(20);
});

test.each([
  [404, {}, { kind: 'gone' }, 0],
  [410, {}, { kind: 'gone' }, 0],
  [400, {}, { kind: 'refused' }, 1],
  [403, {}, { kind: 'refused' }, 1],
  [413, {}, { kind: 'refused' }, 1],
  [307, { Location: 'http://127.0.0.1:9/' }, { kind: 'refused' }, 1],
  [429, { 'Retry-After': '90' }, { kind: 'later', pauseSeconds: 90 }, 1],
  [429, { 'Retry-After': '999999' }, { kind: 'later', pauseSeconds: 3_600 }, 1],
  [429, { 'Retry-After': 'soon' }, { kind: 'later', pauseSeconds: null }, 1],
  [500, {}, { kind: 'later', pauseSeconds: null }, 1],
  [503, { 'Retry-After': 'Sat, 01 Jan 2000 00:00:00 GMT' }, { kind: 'later', pauseSeconds: 0 }, 1],
])('%d %j of the service means %j', async (status, headers, result, devices) => {
  await turnOn(ana.client, browser);
  service.answer = (response) => response.writeHead(status, headers).end('{"reason":"because"}');
  expect(await push(ana)).toEqual([result]);
  expect(await countOf(ana)).toBe(devices);
});

test('a service that hangs up is asked again later', async () => {
  await turnOn(ana.client, browser);
  service.answer = (response) => response.destroy();
  expect(await push(ana)).toEqual([{ kind: 'later', pauseSeconds: null }]);
  service.takeAll();
  expect(await push(ana)).toEqual([{ kind: 'taken' }]);
});

test('where the operator vouches for a service no more, its devices are forgotten and not called', async () => {
  await turnOn(ana.client, browser);
  await query(
    app,
    `UPDATE push_devices SET endpoint = 'http://127.0.0.1:9/' || id WHERE user_id = $1`,
    [ana.id],
  );
  expect(await push(ana)).toEqual([{ kind: 'gone' }]);
  expect(await countOf(ana)).toBe(0);
});
