import { expect, jest, test } from '@jest/globals';
import { familyAnswerSchema } from '@kinday/contracts/family';
import { PLANS } from '@kinday/contracts/product';
import { buildFamily, buildUser, expectStatus, timed, type Person } from './support/builders.js';
import type { Answer } from './support/Client.js';
import { followLean } from './support/followLean.js';
import { query } from './support/query.js';
import { readViews } from './support/readViews.js';
import { startApp } from './support/startApp.js';

const app = startApp();
jest.setTimeout(30_000);

function counted(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const key = status < 300 ? String(status) : `${status} ${(body as { code: string }).code}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

async function read({ client }: Person, familyId: string) {
  const answer = expectStatus(await client.get(`/api/family?familyId=${familyId}`), 200);
  return familyAnswerSchema.parse(answer.body);
}

function setTier(familyId: string, tier: string): Promise<unknown> {
  const sql = 'UPDATE families SET subscription_tier = $2 WHERE id = $1';
  return query(app, sql, [familyId, tier]);
}

test.each([
  ['free', 12],
  ['premium', 24],
] as const)(
  '%s: of %i people who join at once, as many come in as there is room for',
  async (tier, count) => {
    const { id: familyId, inviteCode, owner } = await buildFamily(app);
    await setTier(familyId, tier);
    const people: Person[] = [];
    for (let index = 0; index < count; index += 1) people.push(await buildUser(app, `P${index}`));
    const answers = await Promise.all(
      people.map(({ client }) => client.post('/api/calendars/join', { inviteCode })),
    );
    const room = PLANS[tier].members - 1;
    expect(counted(answers)).toEqual({ 200: room, '403 plan_limit': count - room });
    expect((await read(owner, familyId)).members).toHaveLength(PLANS[tier].members);
  },
);

test('[S1] [S10] who changes their name and colour in the moment of joining looks as the log says', async () => {
  const { id, owner } = await buildFamily(app);
  const socket = await owner.client.connect();
  const zoe = await buildUser(app, 'Zoe');
  for (let round = 0; round < 8; round += 1) {
    const before = await readViews(owner.client, id);
    const { inviteCode } = (await read(owner, id)).family;
    const color = `#0000${String(10 + round)}`;
    const answers = await Promise.all([
      zoe.client.post('/api/calendars/join', { inviteCode }),
      zoe.client.copy().put('/api/me', { name: `Zoe ${round}`, phone: '1' }),
      zoe.client.copy().post('/api/me/color', { color }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const fresh = await readViews(owner.client, id);
    await socket.change(id, fresh[0]!.revision);
    expect(followLean(before, socket.changesOf(id)).views).toEqual(fresh);
    await owner.client.post('/api/family/remove-member', { userId: zoe.id });
  }
  socket.close();
});

test('free: of 60 events that three members post at once, 30 are taken', async () => {
  const { id: familyId, owner, members } = await buildFamily(app, 'Ben', 'Mia');
  const answers = await Promise.all(
    [owner, ...members].flatMap(({ client }) =>
      Array.from({ length: 20 }, () => client.post('/api/events', { ...timed, familyId })),
    ),
  );
  expect(counted(answers)).toEqual({ 201: 30, '403 plan_limit': 30 });
  const stored = await owner.client.get('/api/events?from=2026-11-01&to=2026-12-01');
  expect(stored.body).toHaveLength(30);
});

test('a calendar always has one owner, who is in it: handing over and leaving at once, 20 times', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id: familyId, owner, members } = await buildFamily(app, 'Ben', 'Mia');
    const [ben, mia] = [members[0]!, members[1]!];
    const answers = await Promise.all([
      owner.client.post('/api/family/transfer', { familyId, userId: ben.id }),
      ben.client.post('/api/calendars/leave', { familyId }),
      owner.client.post('/api/family/remove-member', { familyId, userId: ben.id }),
      owner.client.post('/api/calendars/leave', { familyId }),
    ]);
    expect(answers.filter(({ status }) => ![200, 403, 404].includes(status))).toEqual([]);
    const { family, members: now } = await read(mia, familyId);
    expect(now.filter(({ role }) => role === 'owner').map(({ id }) => id)).toEqual([
      family.ownerId,
    ]);
  }
});

test('a code that is replaced lets nobody in afterwards, however close they come', async () => {
  const { id: familyId, inviteCode, owner } = await buildFamily(app);
  const people = [await buildUser(app, 'Ana'), await buildUser(app, 'Ben')];
  const [renewed, ...joins] = await Promise.all([
    owner.client.post('/api/family/regenerate-invite', { familyId }),
    ...people.map(({ client }) => client.post('/api/calendars/join', { inviteCode })),
  ]);
  const { members } = await read(owner, familyId);
  expect(members).toHaveLength(1 + joins.filter(({ status }) => status === 200).length);
  expect(renewed.status).toBe(200);
  const late = await buildUser(app, 'Cleo');
  const refused = await late.client.post('/api/calendars/join', { inviteCode });
  expect(refused).toMatchObject({ status: 404, body: { code: 'invalid_invite_code' } });
});
