import { describe, expect, test } from '@jest/globals';
import { calendarAnswerSchema, familyAnswerSchema } from '@kinday/contracts/family';
import { buildEvent, buildFamily, buildUser, expectStatus } from './support/builders.js';
import type { Client } from './support/Client.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();

async function currentFamily(client: Client): Promise<string> {
  return familyAnswerSchema.parse((await client.get('/api/family')).body).family.id;
}

describe('GET /api/calendars', () => {
  test('lists id, name, owner and role in the order in which they came', async () => {
    const family = await buildFamily(app);
    const ana = await buildUser(app, 'Ana', { familyName: 'Own' });
    const own = await currentFamily(ana.client);
    expectStatus(
      await ana.client.post('/api/calendars/join', { inviteCode: family.inviteCode }),
      200,
    );
    const created = { id: own, name: 'Own', ownerId: ana.id, role: 'owner' };
    const invited = { id: family.id, name: family.name, ownerId: family.owner.id, role: 'member' };
    const list = async (query = '') => (await ana.client.get(`/api/calendars${query}`)).body;
    expect(await list()).toEqual([created, invited]);
    expect(await list('?filter=created')).toEqual([created]);
    expect(await list('?filter=invited')).toEqual([invited]);
  });

  test('refuses an unknown filter with 400', async () => {
    const { client } = await buildUser(app, 'Ana');
    expect((await client.get('/api/calendars?filter=all')).status).toBe(400);
  });
});

describe('POST /api/calendars/create', () => {
  test('makes an empty calendar, owned and current', async () => {
    const { client, id } = await buildUser(app, 'Ana');
    const answer = expectStatus(
      await client.post('/api/calendars/create', { name: ' Grandparents ' }),
      201,
    );
    const { family } = calendarAnswerSchema.parse(answer.body);
    expect(family.name).toBe('Grandparents');
    const read = familyAnswerSchema.parse((await client.get('/api/family')).body);
    expect(read.family).toMatchObject({ ...family, ownerId: id });
    expect(read.isOwner).toBe(true);
  });

  test.each([[''], [' \u200b'], [undefined], [7]])('refuses the name %j with 400', async (name) => {
    const { client } = await buildUser(app, 'Ana');
    const answer = await client.post('/api/calendars/create', { name });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { error: 'Please enter a calendar name.' },
    ]);
  });
});

describe('POST /api/calendars/join', () => {
  test('[S10] shows the new member at once, with the colour they have', async () => {
    const family = await buildFamily(app);
    const watcher = await Watcher.open(family.owner.client, family.id);
    const ana = await buildUser(app, 'Ana');
    expectStatus(await ana.client.post('/api/me/color', { color: '#AA96DA' }), 200);
    const answer = await watcher.sees(() =>
      ana.client.post('/api/calendars/join', { inviteCode: family.inviteCode.toLowerCase() }),
    );
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, family: { id: family.id, name: family.name } },
    ]);
    expect(await currentFamily(ana.client)).toBe(family.id);
    const { members } = familyAnswerSchema.parse((await ana.client.get('/api/family')).body);
    expect(members[1]).toMatchObject({ name: 'Ana', color: '#AA96DA', role: 'member' });
    watcher.close();
  });

  test.each([
    [404, 'Invalid invite code', 'ZZZZZZ'],
    [400, 'Invalid invite code', 'ABC'],
    [400, 'Invalid invite code', "'; --a"],
    [400, 'Invalid invite code', undefined],
  ])('answers %i "%s" to the code %j', async (status, error, inviteCode) => {
    const { client } = await buildUser(app, 'Ana');
    const answer = await client.post('/api/calendars/join', { inviteCode });
    expect([answer.status, answer.body]).toMatchObject([status, { error }]);
  });

  test('answers 409 to a member, also to one who joins several times at once', async () => {
    const { inviteCode } = await buildFamily(app);
    const { client } = await buildUser(app, 'Ana');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.post('/api/calendars/join', { inviteCode })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      error: 'You are already a member of this calendar',
      code: 'already_member',
    });
  });

  test('answers 403 with the plan’s limit to all who come too late at the same time', async () => {
    const { inviteCode } = await buildFamily(app, 'Ben', 'Cleo');
    const people = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => buildUser(app, name)));
    const answers = await Promise.all(
      people.map(({ client }) => client.post('/api/calendars/join', { inviteCode })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      code: 'plan_limit',
    });
  });
});

describe.each(['/api/calendars/switch', '/api/user/switch-calendar'])('POST %s', (url) => {
  test('makes one of the user’s calendars current, also for the next log-in', async () => {
    const { client, email, password } = await buildUser(app, 'Ana');
    const first = await currentFamily(client);
    expectStatus(await client.post('/api/calendars/create', { name: 'Second' }), 201);
    const answer = expectStatus(await client.post(url, { familyId: first }), 200);
    expect(answer.body).toEqual({ success: true, family: { id: first, name: "Ana's family" } });
    expect(await currentFamily(client)).toBe(first);
    const phone = app.newClient();
    expectStatus(await phone.post('/api/auth/login', { email, password }), 200);
    expect(await currentFamily(phone)).toBe(first);
  });

  test.each([[''], ['1'], [null], [undefined]])('refuses %j with 400', async (familyId) => {
    const { client } = await buildUser(app, 'Ana');
    expect((await client.post(url, { familyId })).status).toBe(400);
  });
});

test('a call that names its calendar reaches that one, whichever is current', async () => {
  const ana = await buildUser(app, 'Ana');
  const first = await currentFamily(ana.client);
  expectStatus(await ana.client.post('/api/calendars/create', { name: 'Second' }), 201);
  const event = await buildEvent(ana, { familyId: first });
  expect(event.familyId).toBe(first);
  const range = 'from=2026-11-01&to=2026-12-01';
  expect((await ana.client.get(`/api/events?${range}`)).body).toEqual([]);
  expect((await ana.client.get(`/api/events?${range}&familyId=${first}`)).body).toEqual([event]);
});
