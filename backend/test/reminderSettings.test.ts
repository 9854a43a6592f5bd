import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { remindersAnswerSchema, type ReminderSettingsInput } from '@kinday/contracts/reminders';
import { buildUser, expectStatus, PASSWORD, type Person } from './support/builders.js';
import type { Client } from './support/Client.js';
import { startNodes } from './support/startNodes.js';

const { near, far } = startNodes({ SMTP_URL: 'smtp://127.0.0.1:9' });
const path = '/api/me/reminders';

const read = async (client: Client) =>
  remindersAnswerSchema.parse(expectStatus(await client.get(path), 200).body);
const put = async (client: Client, chosen: ReminderSettingsInput) =>
  expectStatus(await client.put(path, chosen), 200);

test('until somebody chooses, nothing is on, and the defaults are told in the zone of their calendar', async () => {
  const { client } = await buildUser(near, 'Ana', { zone: 'Asia/Tokyo' });
  const { settings, hasChosen, devices, sendsMail, isRemembered } = await read(client);
  expect(settings).toMatchObject({
    ...{ isOn: false, zone: 'Asia/Tokyo', timed: [30], way: 'notification' },
    ...{ allDay: [{ days: 1, time: '18:00' }], quiet: null, morning: null, endedMails: [] },
  });
  expect({ hasChosen, devices, sendsMail, isRemembered }).toEqual({
    ...{ hasChosen: false, devices: 0, sendsMail: true, isRemembered: false },
  });
});

test('a choice holds on all nodes, keeps what it does not name, and a person’s other tabs hear of it', async () => {
  const { client } = await buildUser(near, 'Ana');
  const onOther = client.copy(far.origin);
  const tab = await onOther.connect();
  await put(client, { isOn: true, zone: 'Europe/Berlin' });
  const morning = { time: '07:00', weekdays: [5, 1, 1], way: 'both' as const };
  await put(client, { timed: [1440, 30, 30], morning });
  await tab.until(() => tab.payloadsOf('account').length === 3, 'two choices');
  expect(await read(onOther)).toMatchObject({
    hasChosen: true,
    settings: {
      ...{ isOn: true, zone: 'Europe/Berlin', timed: [30, 1440], way: 'notification' },
      morning: { ...morning, weekdays: [1, 5] },
    },
  });
  await put(client, { morning: { ...morning, weekdays: [1, 5] } });
  await put(client, { morning: null });
  await tab.until(() => tab.payloadsOf('account').length >= 4, 'the third choice');
  expect(tab.payloadsOf('account')).toHaveLength(4);
  expect((await read(client)).settings).toMatchObject({ morning: null, timed: [30, 1440] });
  tab.close();
});

test('of choices that come at once none is lost', async () => {
  const { client } = await buildUser(near, 'Ana');
  const quiet = { from: '22:00', to: '06:00' };
  const chosen: ReminderSettingsInput[] = [{ timed: [5] }, { way: 'both' }, { quiet }];
  const nodes = [client, client.copy(far.origin), client.copy()];
  await Promise.all(chosen.map((each, at) => put(nodes[at]!, each)));
  expect((await read(client)).settings).toMatchObject({ timed: [5], way: 'both', quiet });
});

test('who chooses mail again has the mails again that they ended', async () => {
  const { client } = await buildUser(near, 'Ana');
  await put(client, { isOn: true, endedMails: ['week', 'reminders', 'week'] });
  expect((await read(client)).settings.endedMails).toEqual(['reminders', 'week']);
  await put(client, { way: 'mail' });
  expect((await read(client)).settings.endedMails).toEqual(['week']);
});

test('a log-in that is to last is told from one that is not', async () => {
  const { email, client } = await buildUser(near, 'Ana');
  const login = { email, password: PASSWORD, remember: true };
  expectStatus(await client.post('/api/auth/login', login), 200);
  expect((await read(client)).isRemembered).toBe(true);
});

test.each<[object, string, string]>([
  [{ timed: [1, 2, 3, 4] }, 'timed', 'At most 3 reminders each'],
  [{ timed: [-1] }, 'timed.0', 'This is no time before an event'],
  [{ timed: [28 * 1440 + 1] }, 'timed.0', 'A reminder comes at most 28 days before'],
  [
    { allDay: [{ days: 29, time: '09:00' }] },
    'allDay.0.days',
    'A reminder comes at most 28 days before',
  ],
  [
    { quiet: { from: '22:00', to: '22:00' } },
    'quiet',
    'Quiet hours must begin and end at different times',
  ],
  [{ morning: { time: '7', weekdays: [1], way: 'mail' } }, 'morning.time', 'Invalid time format'],
  [
    { morning: { time: '07:00', weekdays: [], way: 'mail' } },
    'morning.weekdays',
    'Please choose at least one day',
  ],
  [{ way: 'pigeon' }, 'way', 'Invalid choice'],
  [{ zone: 'Mars' }, 'zone', 'This is no time zone. One looks like this: Europe/Berlin'],
])('%j is refused with a sentence, and nothing is chosen', async (chosen, field, error) => {
  const { client } = await buildUser(near, 'Ana');
  const answer = await client.put(path, chosen);
  expect(answer).toMatchObject({ status: 400, body: { error, fields: { [field]: error } } });
  expect((await read(client)).hasChosen).toBe(false);
});

const sendTest = ({ client }: Person) => client.post(`${path}/test`);

test('a test reminder is sent to those who turned reminders on; nobody else sees what came of it', async () => {
  const [ana, ben] = [await buildUser(near, 'Ana'), await buildUser(near, 'Ben')];
  expect(await sendTest(ana)).toMatchObject({ status: 409, body: { code: 'reminders_off' } });
  await put(ana.client, { isOn: true, way: 'mail' });
  const { id } = expectStatus(await sendTest(ana), 200).body as { id: string };
  const outcome = expectStatus(await ana.client.get(`${path}/test/${id}`), 200).body;
  expect(outcome).toEqual({ state: 'underway', devices: 0, isMailed: false });
  expect((await ben.client.get(`${path}/test/${id}`)).status).toBe(404);
  expect((await ana.client.get(`${path}/test/${randomUUID()}`)).status).toBe(404);
});
