import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { buildEvent, buildFamily, expectStatus, timed } from './support/builders.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();

test('[S1] a retry, and a write that changes nothing, make no revision and are told to nobody', async () => {
  const { owner, id: familyId, name } = await buildFamily(app, 'Ben');
  const { client } = owner;
  const profile = { name: owner.name, phone: '+1 555 0100' };
  const dates = { birthday: '05-17', anniversary: null };
  await client.put('/api/me', profile);
  await client.post('/api/me/color', { color: '#4ECDC4' });
  await client.post('/api/me/dates', dates);
  const first = await client.post('/api/events', { ...timed, id: randomUUID() });
  const event = first.body as { id: string };
  const other = await buildEvent(owner, { title: 'Other' });
  const watcher = await Watcher.open(client, familyId);
  const { socket } = watcher;
  // The last that every new connection is told: Ben has joined.
  await socket.until(() => socket.payloadsOf('unread').length > 0, 'what is unread');
  const before = socket.messages.length;

  const retry = await watcher.seesNothing(() =>
    client.post('/api/events', { ...timed, id: event.id }),
  );
  const update = await watcher.seesNothing(() => client.put(`/api/events/${event.id}`, timed));
  for (const answer of [retry, update]) {
    // [S12] The author's screen takes the answer for the change that made the event what it is.
    expect([answer.status, answer.body, answer.revision]).toEqual([200, event, first.revision]);
  }
  for (const write of [
    () => client.put('/api/family', { familyId, name }),
    () => client.put('/api/me', profile),
    () => client.post('/api/me/color', { color: '#4ECDC4' }),
    () => client.post('/api/me/dates', dates),
  ]) {
    expectStatus(await watcher.seesNothing(write), 200);
  }

  // Whatever was told of them would have come before this change, on the same connection.
  const { revision } = (await watcher.views())[0]!;
  await watcher.sees(() => client.put(`/api/events/${other.id}`, { ...timed, title: 'Changed' }));
  const told = socket.messages.slice(before).filter(({ name }) => name !== 'presence');
  expect(told).toMatchObject([{ name: 'leanChange', payload: { revision: revision + 1 } }]);
  watcher.close();
});

test('[S1] of two equal writes at once one makes a revision', async () => {
  const { owner, id: familyId } = await buildFamily(app);
  const { revision } = await owner.client.get(`/api/family?familyId=${familyId}`);
  const input = { ...timed, id: randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => owner.client.post('/api/events', input)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 201]);
  expect(new Set(answers.map((answer) => answer.revision))).toEqual(new Set([revision! + 1]));
  const events = await owner.client.get('/api/events?from=2026-11-01&to=2026-12-01');
  expect(events.revision).toBe(revision! + 1);
});
