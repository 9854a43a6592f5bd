import { expect, test } from '@jest/globals';
import { LIMITS } from '@kinday/contracts/product';
import { buildFamily, buildUser, expectStatus } from './support/builders.js';
import { calendarsOf, toldOf } from './support/ownCalendars.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();

test('[S10] renaming a calendar reaches every member, in the calendar and in their list', async () => {
  const { id: familyId, owner, members } = await buildFamily(app, 'Ben');
  const watcher = await Watcher.open(members[0]!.client, familyId);
  const { change } = await watcher.watch(() =>
    owner.client.put('/api/family', { familyId, name: '  The   Riveras ' }),
  );
  expect(change.edits).toMatchObject([
    { collection: 'families', op: 'put', record: { name: 'The   Riveras' } },
  ]);
  await toldOf(watcher.socket, (calendars) => calendars[0]?.name === 'The   Riveras');
  expect(await calendarsOf(members[0]!)).toMatchObject([{ id: familyId, name: 'The   Riveras' }]);
  watcher.close();
});

test('a name of nothing, or a too long one, is no name', async () => {
  const { owner } = await buildFamily(app);
  for (const name of ['', '   ', '\u200b', 'x'.repeat(LIMITS.calendarName + 1), 7, null]) {
    const answer = await owner.client.put('/api/family', { name });
    expect(answer).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
  }
});

test('[S10] handing over makes one change of roles and owner, and moves the rights at once', async () => {
  const { id: familyId, owner, members } = await buildFamily(app, 'Ben', 'Mia');
  const [ben, mia] = [members[0]!, members[1]!];
  const watcher = await Watcher.open(mia.client, familyId);
  const { change } = await watcher.watch(() =>
    owner.client.post('/api/family/transfer', { familyId, userId: ben.id }),
  );
  expect(change.edits).toMatchObject([
    { collection: 'families', record: { ownerId: ben.id } },
    { collection: 'members', record: { id: owner.id, role: 'member' } },
    { collection: 'members', record: { id: ben.id, role: 'owner' } },
  ]);
  const [calendar] = await calendarsOf(mia);
  expect(calendar).toMatchObject({ ownerId: ben.id, role: 'member' });
  const rename = { familyId, name: 'Mine' };
  expect((await owner.client.put('/api/family', rename)).status).toBe(403);
  expect((await ben.client.put('/api/family', rename)).status).toBe(200);
  expectStatus(await owner.client.post('/api/calendars/leave', { familyId }), 200);
  watcher.close();
});

test('a calendar goes to another member only', async () => {
  const { id: familyId, owner, members } = await buildFamily(app, 'Ben');
  const stranger = await buildUser(app, 'Zoe');
  const watcher = await Watcher.open(members[0]!.client, familyId);
  const give = (userId: string) =>
    watcher.seesNothing(() => owner.client.post('/api/family/transfer', { familyId, userId }));
  expect(await give(owner.id)).toMatchObject({ status: 409, body: { code: 'already_owner' } });
  expect(await give(stranger.id)).toMatchObject({ status: 404, body: { code: 'no_such_member' } });
  expect((await give('somebody')).status).toBe(400);
  watcher.close();
});

test('two hand-overs at once: one happens, the other comes from a member', async () => {
  const { id: familyId, owner, members } = await buildFamily(app, 'Ben', 'Mia');
  const answers = await Promise.all(
    members.map(({ id }) => owner.client.post('/api/family/transfer', { familyId, userId: id })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  const roles = await Promise.all(
    [owner, ...members].map(async (person) => (await calendarsOf(person))[0]!),
  );
  expect(roles.filter(({ role }) => role === 'owner')).toHaveLength(1);
  expect(new Set(roles.map(({ ownerId }) => ownerId)).size).toBe(1);
});
