import { expect, test } from '@jest/globals';
import { currentUserSchema } from '@kinday/contracts/user';
import { ownDataSchema } from '@kinday/contracts/ownData';
import { buildFamily, buildUser, expectStatus } from './support/builders.js';
import { startNodes } from './support/startNodes.js';

const { near, far } = startNodes();
const path = '/api/me/preferences';

test('what a user chooses of hours and weeks is on their other devices at once, also on another node, and no family hears of it', async () => {
  const { owner } = await buildFamily(near);
  const { client } = owner;
  const onOther = client.copy(far.origin);
  const device = await onOther.connect();
  const before = (await client.get('/api/family')).revision;
  expect((await client.get('/api/me')).body).toMatchObject({ clock: null, weekStart: null });

  expectStatus(await client.put(path, { clock: '24h' }), 200);
  expectStatus(await client.put(path, { weekStart: 'monday' }), 200);
  const chosen = { clock: '24h', weekStart: 'monday' };
  await device.until(() => device.account?.user.weekStart === 'monday', 'the new choice');
  expect(device.account?.user).toMatchObject(chosen);
  expect((await onOther.get('/api/me')).body).toMatchObject(chosen);
  expect((await client.get('/api/family')).revision).toBe(before);
  const { profile } = ownDataSchema.parse((await client.get('/api/me/export')).body);
  expect(profile).toMatchObject(chosen);
  device.close();
});

test('a choice that stands already is told to nobody, and other fields are not touched', async () => {
  const { client } = await buildUser(near, 'Ana');
  expectStatus(await client.put(path, { clock: '12h', name: 'Eve' }), 200);
  const tab = await client.connect();
  const [greeting] = tab.payloadsOf('account');
  expectStatus(await client.put(path, { clock: '12h' }), 200);
  expectStatus(await client.put(path, {}), 200);
  expectStatus(await client.put('/api/me', { name: 'Ana Maria', phone: '1' }), 200);
  await tab.until(() => tab.account?.user.name === 'Ana Maria', 'the new name');
  expect(tab.payloadsOf('account')).toEqual([greeting, tab.account]);
  expect(tab.account?.user).toMatchObject({ clock: '12h', weekStart: null });
  tab.close();
});

test.each([
  [{ clock: '36h' }, 'clock', 'Invalid clock'],
  [{ clock: null }, 'clock', 'Invalid clock'],
  [{ weekStart: 'friday' }, 'weekStart', 'Invalid first day of the week'],
])('refuses %j with 400', async (input, field, error) => {
  const { client } = await buildUser(near, 'Ana');
  const answer = await client.put(path, input);
  expect([answer.status, answer.body]).toMatchObject([400, { error, fields: { [field]: error } }]);
});

test('an account told by a node of another release is taken: one before says nothing of preferences, one after may know more', () => {
  const user = {
    id: '6f0a7e0c-3c3b-4a55-9f1c-0d8f6a2b1c3d',
    name: 'Ana',
    email: 'a@b.co',
    phone: '1',
  };
  const rest = { color: null, familyId: null, birthday: null, anniversary: null };
  expect(currentUserSchema.parse({ ...user, ...rest })).toEqual({ ...user, ...rest });
  const later = { clock: '12h', weekStart: 'saturday' };
  expect(currentUserSchema.parse({ ...user, ...rest, ...later })).toMatchObject({
    clock: '12h',
    weekStart: null,
  });
});
