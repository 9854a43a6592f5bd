import { describe, expect, test } from '@jest/globals';
import { eventSchema } from '@kinday/contracts/event';
import * as z from 'zod/mini';
import { buildEvent, buildFamily, buildUser, PASSWORD, timed } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
const url = '/api/me';
const proof = { password: PASSWORD };
const month = '/api/events?from=2026-11-01&to=2026-12-01';

test('[S10] the family sees the member leave; the events stay, as from a former member', async () => {
  const { owner, members, id } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const event = await buildEvent(ben);
  const watcher = await Watcher.open(owner.client, id);
  const answer = await watcher.sees(() => ben.client.delete(url, proof));
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  const events = z.array(eventSchema).parse((await owner.client.get(month)).body);
  const creator = { id: ben.id, name: 'Ben', color: null, phone: null, isFormer: true };
  expect(events).toEqual([{ ...event, creator }]);
  watcher.close();
});

test('every session and every socket ends, and nothing opens the account again', async () => {
  const { members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const phone = app.newClient();
  await phone.post('/api/auth/login', { email: ben.email, password: PASSWORD });
  const sockets = [await ben.client.connect(), await phone.connect()];
  await ben.client.delete(url, proof);
  await Promise.all(sockets.map((socket) => socket.closed()));
  const after = [
    await ben.client.get('/api/me'),
    await phone.get('/api/me'),
    await app.newClient().post('/api/auth/login', { email: ben.email, password: PASSWORD }),
  ];
  expect(after.map(({ status }) => status)).toEqual([401, 401, 401]);
  await expect(query(app, 'SELECT 1 FROM users WHERE id = $1', [ben.id])).resolves.toEqual([]);
  await expect(query(app, 'SELECT 1 FROM sessions WHERE user_id = $1', [ben.id])).resolves.toEqual(
    [],
  );
});

test('the e-mail is free again, and the old invite code opens nothing', async () => {
  const { members, inviteCode } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  await ben.client.delete(url, proof);
  const joining = { mode: 'joinFamily', inviteCode, email: ben.email };
  const refused = await app.newClient().post('/api/auth/signup', {
    name: 'Ben',
    phone: '1',
    password: PASSWORD,
    ...joining,
  });
  expect(refused.status).toBe(404);
  const again = await buildUser(app, 'Ben', { email: ben.email });
  expect(again.id).not.toBe(ben.id);
});

describe('an account is kept', () => {
  test('when the password is wrong', async () => {
    const { members } = await buildFamily(app, 'Ben');
    const ben = members[0]!;
    const answer = await ben.client.delete(url, { password: 'not it' });
    const error = 'This is not your current password';
    expect([answer.status, answer.body]).toEqual([
      400,
      { error, code: 'wrong_password', fields: { password: error } },
    ]);
    expect((await ben.client.get(url)).status).toBe(200);
  });

  test('while the user owns calendars: the refusal names them, and nothing has happened', async () => {
    const { owner, members, id, name } = await buildFamily(app, 'Ben');
    const ben = members[0]!;
    await ben.client.post('/api/calendars/create', { name: 'Only Ben' });
    const watcher = await Watcher.open(owner.client, id);
    const refused = await watcher.seesNothing(() => ben.client.delete(url, proof));
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'owns_calendars', calendars: [{ name: 'Only Ben' }] },
    ]);
    expect(refused.body).toMatchObject({
      error: 'You own “Only Ben”. Please hand over or delete what you own first.',
    });
    const ofOwner = await owner.client.delete(url, proof);
    expect(ofOwner.body).toMatchObject({ calendars: [{ id, name }] });
    watcher.close();
  });

  test('until it asks itself', async () => {
    expect((await app.newClient().delete(url, proof)).status).toBe(401);
  });
});

test('whoever hands the calendar over may go', async () => {
  const { owner, members } = await buildFamily(app, 'Ben');
  await owner.client.post('/api/family/transfer', { userId: members[0]!.id });
  expect((await owner.client.delete(url, proof)).status).toBe(200);
  expect((await members[0]!.client.get('/api/family')).body).toMatchObject({ isOwner: true });
});

test('meeting other writes of the same user, a deletion breaks nothing', async () => {
  for (let round = 0; round < 6; round += 1) {
    const family = await buildFamily(app, 'Ben');
    const other = await buildFamily(app);
    const ben = family.members[0]!;
    const tabs = Array.from({ length: 5 }, () => ben.client.copy());
    const answers = await Promise.all([
      tabs[0]!.delete(url, proof),
      tabs[1]!.post('/api/calendars/create', { name: 'Late' }),
      tabs[2]!.post('/api/calendars/join', { inviteCode: other.inviteCode }),
      tabs[3]!.post('/api/events', timed),
      tabs[4]!.put(url, { name: 'Benjamin', phone: '1' }),
      family.owner.client.post('/api/family/remove-member', { userId: ben.id }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const left = await query(app, 'SELECT 1 FROM users WHERE id = $1', [ben.id]);
    expect(left).toHaveLength(answers[0].status === 200 ? 0 : 1);
    const homeless = await query(
      app,
      'SELECT 1 FROM members m LEFT JOIN users u ON u.id = m.user_id WHERE u.id IS NULL',
    );
    expect(homeless).toEqual([]);
  }
});
