import { describe, expect, test } from '@jest/globals';
import { familyAnswerSchema, inviteCodeAnswerSchema } from '@kinday/contracts/family';
import {
  buildEvent,
  buildFamily,
  buildUser,
  expectStatus,
  type Person,
} from './support/builders.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
const removeUrl = '/api/family/remove-member';
const regenerateUrl = '/api/family/regenerate-invite';

test('every member reads the family; only its owner is told to be that', async () => {
  const family = await buildFamily(app, 'Ben');
  const read = async ({ client }: Person) =>
    familyAnswerSchema.parse((await client.get('/api/family')).body);
  const owner = await read(family.owner);
  const ben = await read(family.members[0]!);
  expect([owner.isOwner, ben.isOwner]).toEqual([true, false]);
  expect(ben).toEqual({ ...owner, isOwner: false });
  expect(ben.family.inviteCode).toBe(family.inviteCode);
});

describe('POST /api/family/regenerate-invite', () => {
  test('[S10] gives a new code; the old one opens nothing any more', async () => {
    const family = await buildFamily(app, 'Ben');
    const watcher = await Watcher.open(family.members[0]!.client, family.id);
    const answer = await watcher.sees(() => family.owner.client.post(regenerateUrl));
    const { inviteCode } = inviteCodeAnswerSchema.parse(expectStatus(answer, 200).body);
    expect(inviteCode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(inviteCode).not.toBe(family.inviteCode);
    const { client } = await buildUser(app, 'Ana');
    const join = (code: string) => client.post('/api/calendars/join', { inviteCode: code });
    expect((await join(family.inviteCode)).status).toBe(404);
    expect((await join(inviteCode)).status).toBe(200);
    watcher.close();
  });

  test('is the owner’s alone: 403 for a member', async () => {
    const family = await buildFamily(app, 'Ben');
    const watcher = await Watcher.open(family.owner.client, family.id);
    const answer = await watcher.seesNothing(() => family.members[0]!.client.post(regenerateUrl));
    expect([answer.status, answer.body]).toEqual([
      403,
      { error: 'Only the family owner can do this', code: 'not_owner' },
    ]);
    watcher.close();
  });
});

describe('POST /api/family/remove-member', () => {
  test('[S10] takes the member away, marks their events former and replaces the code', async () => {
    const family = await buildFamily(app, 'Ben', 'Cleo');
    const [ben, cleo] = family.members;
    expectStatus(await ben!.client.post('/api/me/color', { color: '#4ECDC4' }), 200);
    const event = await buildEvent(ben!);
    const watcher = await Watcher.open(cleo!.client, family.id);
    await watcher.sees(() => family.owner.client.post(removeUrl, { userId: ben!.id }));
    const read = familyAnswerSchema.parse((await cleo!.client.get('/api/family')).body);
    expect(read.members.map(({ name }) => name)).toEqual(['Olga', 'Cleo']);
    expect(read.family.inviteCode).not.toBe(family.inviteCode);
    const month = await cleo!.client.get('/api/events?from=2026-11-01&to=2026-12-01');
    const creator = { id: ben!.id, name: 'Ben', color: null, phone: null, isFormer: true };
    expect(month.body).toEqual([{ ...event, creator }]);
    watcher.close();
  });

  test('leaves the removed one without the family, on another calendar of theirs or on none', async () => {
    const family = await buildFamily(app, 'Ben');
    const ben = family.members[0]!;
    expectStatus(await family.owner.client.post(removeUrl, { userId: ben.id }), 200);
    expect((await ben.client.get('/api/calendars')).body).toEqual([]);
    expect((await ben.client.get('/api/me')).body).toMatchObject({ familyId: null });
    const answer = await ben.client.get('/api/family');
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'no_calendar' }]);

    const other = await buildFamily(app);
    const ana = await buildUser(app, 'Ana');
    const own = (await ana.client.get('/api/me')).body as { familyId: string };
    const { inviteCode } = other;
    expectStatus(await ana.client.post('/api/calendars/join', { inviteCode }), 200);
    expectStatus(await other.owner.client.post(removeUrl, { userId: ana.id }), 200);
    expect((await ana.client.get('/api/me')).body).toMatchObject({ familyId: own.familyId });
  });

  test('[S10] who joins again is an ordinary creator again', async () => {
    const family = await buildFamily(app, 'Ben');
    const ben = family.members[0]!;
    const event = await buildEvent(ben);
    const { client } = family.owner;
    const watcher = await Watcher.open(client, family.id);
    await watcher.sees(() => client.post(removeUrl, { userId: ben.id }));
    const { inviteCode } = familyAnswerSchema.parse((await client.get('/api/family')).body).family;
    await watcher.sees(() => ben.client.post('/api/calendars/join', { inviteCode }));
    const month = await client.get('/api/events?from=2026-11-01&to=2026-12-01');
    expect(month.body).toEqual([event]);
    watcher.close();
  });

  test('[S10] the owner edits and deletes what a former member left', async () => {
    const family = await buildFamily(app, 'Ben');
    const ben = family.members[0]!;
    const { id, creator: _creator, ...event } = await buildEvent(ben);
    const { client } = family.owner;
    const watcher = await Watcher.open(client, family.id);
    await watcher.sees(() => client.post(removeUrl, { userId: ben.id }));
    const edited = await watcher.sees(() =>
      client.put(`/api/events/${id}`, { ...event, title: 'Kept' }),
    );
    expect(edited.body).toMatchObject({ title: 'Kept', creator: { name: 'Ben', isFormer: true } });
    await watcher.sees(() => client.delete(`/api/events/${id}`));
    watcher.close();
  });

  test('refuses a member with 403, the owner’s own removal with 403, others with 404 or 400', async () => {
    const family = await buildFamily(app, 'Ben', 'Cleo');
    const [ben, cleo] = family.members;
    const watcher = await Watcher.open(cleo!.client, family.id);
    const remove = (by: typeof ben, userId: unknown) =>
      watcher.seesNothing(() => by!.client.post(removeUrl, { userId }));
    expect((await remove(ben, cleo!.id)).body).toMatchObject({ code: 'not_owner' });
    expect((await remove(ben, ben!.id)).status).toBe(403);
    expect((await remove(family.owner, family.owner.id)).body).toEqual({
      error: 'The owner cannot be removed',
      code: 'owner_stays',
    });
    const stranger = await buildUser(app, 'Eve');
    expect((await remove(family.owner, stranger.id)).status).toBe(404);
    expect((await remove(family.owner, 'Ben')).status).toBe(400);
    expect((await remove(family.owner, undefined)).status).toBe(400);
    watcher.close();
  });

  test('of one and the same member succeeds once', async () => {
    const family = await buildFamily(app, 'Ben');
    const body = { userId: family.members[0]!.id };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => family.owner.client.post(removeUrl, body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });
});
