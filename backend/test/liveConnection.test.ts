import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { RETURN_CHANGE } from '@kinday/contracts/change';
import { calendarAnswerSchema, type FamilyAnswer } from '@kinday/contracts/family';
import { fullFrom } from '@kinday/contracts/leanChange';
import { PROTOCOL } from '@kinday/contracts/socket';
import { buildEvent, buildFamily, buildUser, expectStatus, timed } from './support/builders.js';
import { startApp } from './support/startApp.js';
import { statementsOf } from './support/statementsOf.js';
import { TestSocket } from './support/TestSocket.js';

const app = startApp();

describe('[S5] a live connection', () => {
  test('is refused without a session', async () => {
    await expect(app.newClient().connect()).rejects.toThrow('not_logged_in');
  });

  test('is refused with a forged cookie and with one that was logged out', async () => {
    const { client } = await buildUser(app, 'Ana');
    const forged = client.cookie.replace('kinday=s%3A', 'kinday=s%3Ax');
    await expect(TestSocket.open(app.origin, forged)).rejects.toThrow('not_logged_in');
    const { cookie } = client;
    expectStatus(await client.post('/api/auth/logout'), 200);
    await expect(TestSocket.open(app.origin, cookie)).rejects.toThrow('not_logged_in');
  });

  test('is refused to another site’s page, and open to our own', async () => {
    const { client } = await buildUser(app, 'Ana');
    const from = (headers: Record<string, string>) =>
      TestSocket.open(app.origin, client.cookie, headers);
    await expect(from({ origin: 'https://evil.example' })).rejects.toThrow('websocket error');
    await expect(from({ 'sec-fetch-site': 'cross-site' })).rejects.toThrow('websocket error');
    (await from({ origin: app.origin })).close();
  });

  test('ends within a second of its log-out, with all its tabs, and no other log-in’s does', async () => {
    const { client, email, password } = await buildUser(app, 'Ana');
    const phone = app.newClient();
    expectStatus(await phone.post('/api/auth/login', { email, password }), 200);
    const tabs = [await client.connect(), await client.connect()];
    const other = await phone.connect();
    const started = Date.now();
    expectStatus(await client.post('/api/auth/logout'), 200);
    await Promise.all(tabs.map((tab) => tab.closed()));
    expect(Date.now() - started).toBeLessThan(1_000);
    for (const tab of tabs) expect(tab.payloadsOf('signedOut')).toEqual([{}]);
    expect((await other.hello()).protocol).toBe(PROTOCOL);
    other.close();
  });

  test('ends, too, when it opens in the very moment of the log-out', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { client } = await buildUser(app, 'Ana');
      const opening = TestSocket.open(app.origin, client.cookie).then(
        async (tab) => {
          const greeting = tab.hello().catch(() => undefined);
          await tab.closed();
          await greeting;
        },
        (error: Error) => expect(error.message).toBe('not_logged_in'),
      );
      await Promise.all([opening, client.post('/api/auth/logout')]);
    }
  });

  test('ends when the same device logs in anew', async () => {
    const { client, email, password } = await buildUser(app, 'Ana');
    const tab = await client.connect();
    expectStatus(await client.post('/api/auth/login', { email, password }), 200);
    await tab.closed();
  });
});

describe('[S7] a hello', () => {
  test('is answered with where each of the user’s calendars stands', async () => {
    const family = await buildFamily(app, 'Ben');
    const ben = family.members[0]!.client;
    const created = await ben.post('/api/calendars/create', { name: 'Own' });
    const own = calendarAnswerSchema.parse(created.body).family;
    const tab = await ben.connect();
    const answer = await tab.hello();
    const revision = (await ben.get(`/api/family?familyId=${family.id}`)).revision;
    expect(answer.protocol).toBe(PROTOCOL);
    expect(answer.families).toEqual({ [family.id]: revision, [own.id]: 1 });
    expect(answer.epoch).toMatch(/^[0-9a-f-]{36}$/);
    tab.close();
  });

  test('is greeted in one packet, which two statements fill', async () => {
    const family = await buildFamily(app, 'Ben');
    const { id, client } = family.members[0]!;
    // Somebody else is there already: nobody's presence changes with one more tab.
    const first = await client.connect();
    await first.until(() => first.payloadsOf('presence').length > 1, 'the presence of all');
    let tab!: TestSocket;
    const statements = await statementsOf(async () => {
      tab = await TestSocket.open(app.origin, client.cookie);
      const { greeting } = await tab.hello();
      expect(greeting?.account.user.id).toBe(id);
      expect(greeting?.account.calendars.map((calendar) => calendar.id)).toContain(family.id);
      expect(Object.keys(greeting!.unread)).toContain(family.id);
      expect(greeting?.presence.map(({ familyId }) => familyId)).toContain(family.id);
    });
    expect(statements).toBe(2);
    expect(tab.packets.filter((packet) => packet.startsWith('2['))).toEqual([]);
    [first, tab].forEach((each) => each.close());
  });

  test('of the protocol before is greeted in messages of their own', async () => {
    const family = await buildFamily(app);
    const tab = await TestSocket.open(app.origin, family.owner.client.cookie);
    await tab.socket.emitWithAck('hello', { protocol: 1, families: {} });
    for (const name of ['account', 'unread', 'presence']) await tab.message(name);
    tab.close();
  });

  test('never answers behind what was told before', async () => {
    const family = await buildFamily(app, 'Ben');
    const tab = await family.members[0]!.client.connect();
    const writes = Promise.all(Array.from({ length: 20 }, () => buildEvent(family.owner)));
    for (let round = 0; round < 20; round += 1) {
      const told = tab.changesOf(family.id).at(-1)?.revision ?? 0;
      const { families } = await tab.hello();
      expect(families[family.id]).toBeGreaterThanOrEqual(told);
    }
    await writes;
    tab.close();
  });
});

test('[S12] the actor’s other tabs get the change like everybody else, in order and once', async () => {
  const family = await buildFamily(app, 'Ben', 'Cleo');
  const tabs = await Promise.all(
    [family.owner, family.owner, ...family.members].map(({ client }) => client.connect()),
  );
  const from = (await family.owner.client.get('/api/family')).revision!;
  await Promise.all(
    [family.owner, ...family.members].flatMap((person) =>
      Array.from({ length: 5 }, () => buildEvent(person)),
    ),
  );
  const expected = Array.from({ length: 15 }, (_, index) => from + 1 + index);
  for (const tab of tabs) {
    await tab.change(family.id, from + 15);
    expect(tab.changesOf(family.id).map(({ revision }) => revision)).toEqual(expected);
    tab.close();
  }
});

test('[S12] an author who prefers it is answered the very change that everybody hears', async () => {
  const family = await buildFamily(app, 'Ben');
  const { client } = family.members[0]!;
  const tab = await family.owner.client.connect();
  const event = { ...timed, id: randomUUID() };
  const add = () =>
    client.fetch('/api/events', {
      method: 'POST',
      body: JSON.stringify(event),
      headers: { 'Content-Type': 'application/json', Prefer: `wait=5, ${RETURN_CHANGE}` },
    });
  const answer = await add();
  const lean = await tab.change(family.id, answer.revision!);
  const { members } = (await client.get('/api/family')).body as FamilyAnswer;
  expect(answer.headers.get('Preference-Applied')).toBe(RETURN_CHANGE);
  expect(answer.body).toEqual({ change: fullFrom(lean, members) });
  tab.close();
});

test('all tabs of a user hear of another current calendar and of a new one', async () => {
  const { client } = await buildUser(app, 'Ana');
  const tab = await client.connect();
  const created = await client.post('/api/calendars/create', { name: 'Second' });
  const { family } = calendarAnswerSchema.parse(created.body);
  await tab.until(() => tab.account?.user.familyId === family.id, 'the other calendar');
  expect(tab.account?.calendars.map(({ name }) => name)).toEqual(["Ana's family", 'Second']);
  const later = await buildEvent({ ...(await buildUser(app, 'Eve')), client });
  expect((await tab.change(family.id, 2)).edits).toMatchObject([{ record: { id: later.id } }]);
  tab.close();
});
