import { expect, test } from '@jest/globals';
import { buildEvent, buildFamily, buildUser, expectStatus } from './support/builders.js';
import { startApp } from './support/startApp.js';

const app = startApp();

test('[S15] a member with two tabs counts once, and stays until the last one is closed', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const event = await buildEvent(owner);
  const watching = await owner.client.connect();
  const [one, other] = [await ben.client.connect(), await ben.client.connect()];
  for (const tab of [one, other]) {
    tab.socket.emit('presence', { familyId: id, editing: event.id });
  }
  const edits = () => watching.presenceIn(id)?.editing[event.id]?.length;
  await watching.until(() => edits() === 1, 'word that Ben edits');
  expect(watching.presenceIn(id)?.online).toEqual([ben.id, owner.id].sort());
  one.close();
  other.socket.emit('presence', { familyId: id, editing: null });
  await watching.until(() => edits() === undefined, 'word that Ben edits no longer');
  expect(watching.presenceIn(id)?.online).toEqual([ben.id, owner.id].sort());
  other.close();
  await watching.until(() => watching.presenceIn(id)?.online.length === 1, 'word that Ben left');
  watching.close();
});

test('[S15] presence ends with the membership, and is never told in another family', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const eve = await buildUser(app, 'Eve');
  const event = await buildEvent(owner);
  const [watching, bens, eves] = [
    await owner.client.connect(),
    await ben.client.connect(),
    await eve.client.connect(),
  ];
  // Not hers to say anything about.
  eves.socket.emit('presence', { familyId: id, editing: event.id });
  bens.socket.emit('presence', { familyId: id, editing: event.id });
  await watching.until(() => !!watching.presenceIn(id)?.editing[event.id], 'word that Ben edits');
  expect(watching.presenceIn(id)?.editing[event.id]).toEqual([ben.id]);
  const removal = await owner.client.post('/api/family/remove-member', { userId: ben.id });
  expectStatus(removal, 200);
  await watching.until(() => watching.presenceIn(id)?.online.length === 1, 'word that Ben left');
  expect(watching.presenceIn(id)?.editing).toEqual({});
  const told = bens.payloadsOf('presence').length;
  watching.socket.emit('presence', { familyId: id, editing: event.id });
  await watching.until(() => !!watching.presenceIn(id)?.editing[event.id], 'word that Olga edits');
  await bens.hello();
  expect(bens.payloadsOf('presence')).toHaveLength(told);
  expect(eves.presenceIn(id)).toBeUndefined();
  [watching, bens, eves].forEach((tab) => tab.close());
});
