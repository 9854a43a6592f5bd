import { expect, test } from '@jest/globals';
import { currentUserSchema } from '@kinday/contracts/user';
import {
  buildEvent,
  buildFamily,
  buildUser,
  expectStatus,
  type Person,
} from './support/builders.js';
import { calendarsOf, toldOf } from './support/ownCalendars.js';
import { startApp, TestApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();

async function currentOf({ client }: Person): Promise<string | null> {
  return currentUserSchema.parse((await client.get('/api/me')).body).familyId;
}

test('deleting a calendar asks for its name, exactly', async () => {
  const { id: familyId, name, owner, members } = await buildFamily(app, 'Ben');
  const watcher = await Watcher.open(members[0]!.client, familyId);
  for (const typed of [name.toLowerCase(), `${name}!`, 'x']) {
    const answer = await watcher.seesNothing(() =>
      owner.client.delete('/api/family', { familyId, name: typed }),
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'wrong_name' } });
  }
  expect((await owner.client.delete('/api/family', { familyId })).status).toBe(400);
  watcher.close();
});

test('[S4] a deleted calendar is gone for everybody, who are told so and are on another of theirs', async () => {
  const { id: familyId, name, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const event = await buildEvent(ben);
  const other = await buildFamily(app);
  await ben.client.post('/api/calendars/join', { inviteCode: other.inviteCode });
  expectStatus(await ben.client.post('/api/calendars/switch', { familyId }), 200);
  const sockets = await Promise.all([owner.client.connect(), ben.client.connect()]);

  const answer = await owner.client.delete('/api/family', { familyId, name: ` ${name} ` });
  expectStatus(answer, 200);

  for (const socket of sockets) {
    expect(await socket.message('removed')).toEqual({ familyId, reason: 'deleted' });
    await toldOf(socket, (calendars) => calendars.every(({ id }) => id !== familyId));
    expect(socket.changesOf(familyId)).toEqual([]);
    socket.close();
  }
  expect(await currentOf(owner)).toBeNull();
  expect(await currentOf(ben)).toBe(other.id);
  for (const { client } of [owner, ben]) {
    const gone = await client.get(`/api/family?familyId=${familyId}`);
    expect(gone).toMatchObject({ status: 404, body: { code: 'no_such_calendar' } });
    expect((await client.get(`/api/changes?familyId=${familyId}&since=0`)).status).toBe(404);
    expect((await client.delete(`/api/events/${event.id}`)).status).toBe(404);
  }
});

test('[S3] a node that nobody told finds the end of a calendar in its log', async () => {
  const { id: familyId, name, owner, members } = await buildFamily(app, 'Ben');
  const node = new TestApp();
  await node.startBeside(app, {});
  try {
    const socket = await members[0]!.client.copy(node.origin).connect();
    expectStatus(await owner.client.delete('/api/family', { familyId, name }), 200);
    expect(await socket.message('removed')).toEqual({ familyId, reason: 'deleted' });
    socket.close();
  } finally {
    await node.stop();
  }
});

test('[S4] who leaves hears so, keeps their events as a former member, and the code is another', async () => {
  const { id: familyId, inviteCode, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  await buildEvent(ben);
  const watcher = await Watcher.open(owner.client, familyId);
  const socket = await ben.client.connect();
  const { change } = await watcher.watch(() =>
    ben.client.post('/api/calendars/leave', { familyId }),
  );
  expect(change.edits).toMatchObject([
    { collection: 'members', op: 'remove', id: ben.id },
    { collection: 'families', op: 'put' },
  ]);
  expect(await socket.message('removed')).toEqual({ familyId, reason: 'left' });
  await toldOf(socket, (calendars) => calendars.length === 0);
  expect(await currentOf(ben)).toBeNull();
  const back = await ben.client.post('/api/calendars/join', { inviteCode });
  expect(back).toMatchObject({ status: 404, body: { code: 'invalid_invite_code' } });
  socket.close();
  watcher.close();
});

test('the owner cannot leave, and reads what to do instead', async () => {
  const { id: familyId, owner } = await buildFamily(app, 'Ben');
  expect(await owner.client.post('/api/calendars/leave', { familyId })).toMatchObject({
    status: 403,
    body: {
      code: 'owner_stays',
      error: 'You own this calendar. Hand it over to somebody or delete it first.',
    },
  });
});

test('calendars that go while people switch, join and write in them never cause a failure', async () => {
  const families = await Promise.all([1, 2, 3].map(() => buildFamily(app, 'Ben')));
  const zoe = await buildUser(app, 'Zoe');
  for (const { inviteCode } of families) {
    await zoe.client.post('/api/calendars/join', { inviteCode });
  }
  const answers = await Promise.all(
    families.flatMap(({ id: familyId, name, inviteCode, owner, members }) => [
      zoe.client.post('/api/calendars/switch', { familyId }),
      zoe.client.post('/api/me/color', { color: '#4ECDC4' }),
      owner.client.delete('/api/family', { familyId, name }),
      zoe.client.post('/api/calendars/switch', { familyId }),
      members[0]!.client.post('/api/calendars/leave', { familyId }),
      members[0]!.client.post('/api/calendars/join', { inviteCode }),
      zoe.client.post('/api/calendars/leave', { familyId }),
    ]),
  );
  const unexpected = answers.filter(({ status }) => ![200, 404, 409].includes(status));
  expect(unexpected.map(({ status, body }) => ({ status, body }))).toEqual([]);
  expect(await calendarsOf(zoe)).toHaveLength(1);
});
