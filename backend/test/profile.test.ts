import { expect, test } from '@jest/globals';
import { LIMITS } from '@kinday/contracts/product';
import { buildFamily, buildUser } from './support/builders.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
const profile = { name: 'Ana Maria', phone: '+49 30 1234' };

test('[S10] a new name and phone are seen at once in every family, and by the user’s other tabs', async () => {
  const family = await buildFamily(app);
  const ana = await buildUser(app, 'Ana', { mode: 'joinFamily', inviteCode: family.inviteCode });
  const own = await ana.client.post('/api/calendars/create', { name: 'Only Ana' });
  const { id: ownId } = (own.body as { family: { id: string } }).family;
  const others = await Watcher.open(family.owner.client, family.id);
  const herself = await Watcher.open(ana.client, ownId);

  const { answer } = await others.watch(() => ana.client.put('/api/me', profile));
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  expect((await ana.client.get('/api/me')).body).toMatchObject(profile);
  expect(await herself.socket.change(ownId, 2)).toMatchObject({
    edits: [{ put: 'members', record: { id: ana.id, ...profile } }],
  });
  const { socket } = herself;
  await socket.until(() => socket.account?.user.name === profile.name, 'the other name');
  expect(socket.account?.user).toMatchObject(profile);
  others.close();
  herself.close();
});

test.each([
  ['Name is required', 'name', { ...profile, name: ' ' }],
  ['Name too long', 'name', { ...profile, name: 'a'.repeat(LIMITS.personName + 1) }],
  ['Phone is required', 'phone', { ...profile, phone: '' }],
  ['Phone too long', 'phone', { ...profile, phone: '1'.repeat(LIMITS.phone + 1) }],
])('a profile is refused with 400 "%s"', async (error, field, input) => {
  const { client, name } = await buildUser(app, 'Ana');
  const answer = await client.put('/api/me', input);
  expect([answer.status, answer.body]).toMatchObject([400, { error, fields: { [field]: error } }]);
  expect((await client.get('/api/me')).body).toMatchObject({ name });
});

test('what a call does not name stays as another device has it', async () => {
  const { client, name } = await buildUser(app, 'Ana');
  expect((await client.put('/api/me', { phone: '+1 777' })).status).toBe(200);
  expect((await client.get('/api/me')).body).toMatchObject({ name, phone: '+1 777' });
  expect((await client.put('/api/me', { name: 'Ana R.' })).status).toBe(200);
  expect((await client.put('/api/me', {})).status).toBe(200);
  expect((await client.get('/api/me')).body).toMatchObject({ name: 'Ana R.', phone: '+1 777' });
});

test('e-mail, colour and everything else stay as they are', async () => {
  const { client, email } = await buildUser(app, 'Ana');
  await client.put('/api/me', { ...profile, email: 'eve@example.org', color: '#000000' });
  expect((await client.get('/api/me')).body).toMatchObject({ email, color: null });
});
