import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { buildFamily, buildUser, expectStatus, type Person } from './support/builders.js';
import { startApp } from './support/startApp.js';

const app = startApp();

/** What somebody hears who comes back with a family on the screen. */
async function heardOf(person: Person, familyId: string): Promise<unknown[]> {
  const socket = await person.client.connect();
  await socket.hello({ [familyId]: 1 });
  socket.close();
  return socket.payloadsOf('removed');
}

test('[S4] who was away when the calendar was deleted hears so when they come back', async () => {
  const { id: familyId, name, owner, members } = await buildFamily(app, 'Ben');
  expectStatus(await owner.client.delete('/api/family', { familyId, name }), 200);
  expect(await heardOf(members[0]!, familyId)).toEqual([{ familyId, reason: 'deleted' }]);
});

test('[S4] who was away when they were removed, or left on another device, hears that', async () => {
  const { id: familyId, owner, members } = await buildFamily(app, 'Ben', 'Mia');
  const [ben, mia] = [members[0]!, members[1]!];
  expectStatus(await ben.client.post('/api/calendars/leave', { familyId }), 200);
  const removal = { familyId, userId: mia.id };
  expectStatus(await owner.client.post('/api/family/remove-member', removal), 200);
  expect(await heardOf(ben, familyId)).toEqual([{ familyId, reason: 'left' }]);
  expect(await heardOf(mia, familyId)).toEqual([{ familyId, reason: 'removed' }]);
});

test('the latest end counts: joined again and then deleted', async () => {
  const { id: familyId, name, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  expectStatus(await ben.client.post('/api/calendars/leave', { familyId }), 200);
  const { body } = await owner.client.post('/api/family/regenerate-invite', { familyId });
  const { inviteCode } = body as { inviteCode: string };
  expectStatus(await ben.client.post('/api/calendars/join', { inviteCode }), 200);
  expect(await heardOf(ben, familyId)).toEqual([]);
  expectStatus(await owner.client.delete('/api/family', { familyId, name }), 200);
  expect(await heardOf(ben, familyId)).toEqual([{ familyId, reason: 'deleted' }]);
});

test('a stranger cannot tell a calendar of others from none', async () => {
  const { id: familyId } = await buildFamily(app);
  const zoe = await buildUser(app, 'Zoe');
  const none = randomUUID();
  expect(await heardOf(zoe, familyId)).toEqual([{ familyId, reason: 'deleted' }]);
  expect(await heardOf(zoe, none)).toEqual([{ familyId: none, reason: 'deleted' }]);
});
