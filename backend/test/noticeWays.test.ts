import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Way } from '@kinday/contracts/reminders';
import { buildUser, expectStatus, type Person } from './support/builders.js';
import { PushService, type TestBrowser } from './support/PushService.js';
import { query } from './support/query.js';
import { SmtpServer } from './support/SmtpServer.js';
import { startApp } from './support/startApp.js';
import { byMail, Telling } from './support/Telling.js';
import { turnOn } from './support/turnOn.js';

const [smtp, service] = [await SmtpServer.listen(), await PushService.listen()];
const app = startApp({ SMTP_URL: smtp.url, PUSH_SERVICES: service.origin });
const telling = new Telling(app);
let ana: Person;
let phone: TestBrowser;

const push = { title: 'Dentist', body: 'Today', path: '/calendar', isSilent: false, at: null };
beforeAll(async () => {
  await telling.lead();
  telling.kind('told', ({ data }) => {
    const { way, hasMail } = data as { way: Way; hasMail: boolean };
    return { way, push, mail: hasMail ? byMail(ana.email).mail : null };
  });
});
beforeEach(async () => {
  ana = await buildUser(app, 'Ana');
  phone = service.newBrowser();
  await turnOn(ana.client, phone);
});
afterAll(() => {
  smtp.close();
  service.close();
});

const post = (way: Way, hasMail = true) =>
  telling.post('told', { userId: ana.id, data: { way, hasMail } });
const mailed = () => smtp.received.filter(({ to }) => to.includes(ana.email)).length;
const outcomeOf = async (id: string) => (await telling.row(id))?.outcome;

/** Another browser of Ana's, by a log-in of its own. */
async function anotherBrowser(): Promise<TestBrowser> {
  const client = app.newClient();
  const { email, password } = ana;
  expectStatus(await client.post('/api/auth/login', { email, password }), 200);
  const browser = service.newBrowser();
  await turnOn(client, browser);
  return browser;
}

test('a notification goes to each device; a retry goes only to those that have not taken it, under the same name', async () => {
  const computer = await anotherBrowser();
  computer.answer = (response) => response.writeHead(503, { 'Retry-After': '40' }).end();
  const id = await post('notification');
  await telling.tell();
  expect((await telling.row(id))?.sent_to).toHaveLength(1);
  expect([await outcomeOf(id), await telling.pause(id)]).toEqual([null, 40]);
  computer.answer = undefined;
  await telling.tell(39);
  expect(computer.pushed).toHaveLength(1);
  await telling.tell(1);
  const topic = id.replaceAll('-', '');
  expect(phone.pushed).toMatchObject([
    { payload: { ...push, tag: id }, headers: { topic, ttl: '3600' } },
  ]);
  expect(computer.pushed).toMatchObject([
    { headers: { topic } },
    { headers: { topic, ttl: '3560' } },
  ]);
  expect([mailed(), await outcomeOf(id)]).toEqual([0, 'told']);
});

test('who has no device left is told by mail; nothing is told where there is neither', async () => {
  phone.answer = (response) => response.writeHead(410).end();
  const [byFallback, silent] = [await post('notification'), await post('notification', false)];
  await telling.tell();
  expect(mailed()).toBe(1);
  expect(await query(app, 'SELECT FROM push_devices WHERE user_id = $1', [ana.id])).toEqual([]);
  expect([await outcomeOf(byFallback), await outcomeOf(silent)]).toEqual(['told', 'pointless']);
});

test('a device whose log-in ended is told nothing', async () => {
  await query(app, `UPDATE sessions SET created_at = '2020-01-01' WHERE user_id = $1`, [ana.id]);
  const id = await post('notification', false);
  await telling.tell();
  expect([phone.pushed.length, await outcomeOf(id)]).toEqual([0, 'pointless']);
});

test('by both ways, each has it once, whichever was away; by mail, no device has it', async () => {
  phone.answer = (response) => response.writeHead(429).end();
  const id = await post('both');
  await telling.tell();
  expect([phone.pushed.length, mailed(), await outcomeOf(id)]).toEqual([1, 1, null]);
  phone.answer = undefined;
  await telling.tell(10);
  expect([phone.pushed.length, mailed(), await outcomeOf(id)]).toEqual([2, 1, 'told']);
  await post('mail');
  await telling.tell();
  expect([phone.pushed.length, mailed()]).toEqual([2, 2]);
});

test('by both ways, a mail does not wait for a push service that is slow', async () => {
  let answer: () => void = () => undefined;
  phone.answer = (response) => (answer = () => response.writeHead(201).end());
  const id = await post('both');
  const told = telling.tell();
  while (mailed() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await outcomeOf(id)).toBe(null);
  answer();
  await told;
  expect([mailed(), await outcomeOf(id)]).toEqual([1, 'told']);
});

test('a device that refuses for good is not asked again, and what nobody takes is dropped', async () => {
  phone.answer = (response) => response.writeHead(413).end();
  const id = await post('notification', false);
  await telling.tell();
  await telling.tell(300);
  expect(phone.pushed).toHaveLength(1);
  expect(await telling.row(id)).toMatchObject({ outcome: 'dropped', tries: 1 });
});
