import { expect, test } from '@jest/globals';
import { ownDataSchema } from '@kinday/contracts/ownData';
import { buildEvent, buildFamily, buildSeries, buildUser } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp();
const url = '/api/me/export';

test('a user takes home their profile, calendars, events and devices, as a file', async () => {
  const { owner, members, id, name } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const { creator, creatorId, version, ...event } = await buildEvent(ben, { notes: 'Bring tea' });
  const weekly = await buildSeries(ben, { location: 'Pool', moreDays: 1 });
  await buildEvent(owner, { title: 'Not his' });
  await buildSeries(owner, { title: 'Not his either' });
  const deleted = await buildEvent(ben, { title: 'Deleted' });
  await ben.client.delete(`/api/events/${deleted.id}`);

  const { status, headers, body } = await ben.client.get(url);
  expect(status).toBe(200);
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="kinday-my-data.json"');
  const data = ownDataSchema.parse(body);
  expect(data.profile).toMatchObject({ id: ben.id, name: 'Ben', email: ben.email });
  expect(data.calendars).toMatchObject([{ id, name, role: 'member' }]);
  expect(data.events).toEqual([event]);
  const { creator: _, creatorId: _by, version: _version, ...series } = weekly;
  expect(data.series).toEqual([series]);
  expect(data.devices).toMatchObject([{ current: true }]);
  expect([creatorId, creator.id, version]).toEqual([ben.id, ben.id, 1]);
});

test('how a user is reminded is in it, and how they differ for an event', async () => {
  const ana = await buildUser(app, 'Ana');
  const { id } = await buildEvent(ana);
  const own = { timed: [10], allDay: null };
  expect((await ana.client.get(url)).body).toMatchObject({ reminders: null, ownReminders: [] });
  await ana.client.put('/api/me/reminders', { isOn: true, zone: 'Asia/Tokyo' });
  await ana.client.put(`/api/me/reminders/entries/${id}`, own);
  const data = ownDataSchema.parse((await ana.client.get(url)).body);
  expect(data.reminders).toMatchObject({ isOn: true, zone: 'Asia/Tokyo', timed: [30] });
  expect(data.ownReminders).toEqual([{ ...own, entryId: id }]);
});

test('the calendars they subscribed to are in it, and where their programs read theirs', async () => {
  const { owner, members, id: familyId } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const days = { kind: 'holidays', name: 'Days off', color: '#0b8043', country: 'AT' };
  await ben.client.post('/api/feeds', days);
  await owner.client.post('/api/feeds', { ...days, name: 'Not his' });
  await query(
    app,
    `INSERT INTO calendar_links VALUES ('digest', $1, $2, 'all', '2026-11-01T10:00:00Z')`,
    [familyId, ben.id],
  );
  const data = ownDataSchema.parse((await ben.client.get(url)).body);
  expect(data.feeds).toMatchObject([{ ...days, familyId, region: null, address: null }]);
  const createdAt = '2026-11-01T10:00:00.000Z';
  expect(data.calendarLinks).toEqual([{ familyId, what: 'all', createdAt, usedAt: null }]);
});

test('nothing of it is secret: no hashes, no session ids, no invite codes', async () => {
  const { owner, inviteCode } = await buildFamily(app);
  const told = JSON.stringify((await owner.client.get(url)).body);
  const sessionId = /kinday=s%3A([^.]+)/.exec(owner.client.cookie)?.[1] ?? '-';
  for (const secret of ['argon2', sessionId, inviteCode, '"passwordHash"']) {
    expect(told).not.toContain(secret);
  }
});

test('a calendar the user is no longer in stays out of it', async () => {
  const { owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  await buildEvent(ben);
  await owner.client.post('/api/family/remove-member', { userId: ben.id });
  expect((await ben.client.get(url)).body).toMatchObject({ calendars: [], events: [] });
});

test('nobody exports anything without being logged in', async () => {
  await buildUser(app, 'Ana');
  expect((await app.newClient().get(url)).status).toBe(401);
});
