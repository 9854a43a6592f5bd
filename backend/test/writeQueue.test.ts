import { expect, test } from '@jest/globals';
import { buildFamily, buildUser, expectStatus, timed, type Person } from './support/builders.js';
import { query } from './support/query.js';
import { startHeldApp } from './support/startHeldApp.js';
import { statementsOf } from './support/statementsOf.js';

const { app, hold, untilWaiting } = startHeldApp();

/** Takes a family's row, as a writer on another node does. */
async function holdFamily(familyId: string): Promise<void> {
  await hold('BEGIN');
  await hold('SELECT FROM families WHERE id = $1 FOR NO KEY UPDATE', [familyId]);
}

const add = ({ client }: Person, turn: number) =>
  client.post('/api/events', { ...timed, date: `2026-${turn % 2 ? '10' : '11'}-21` });

test('[S1] writers that wait for a busy family hold one connection, and other families write on', async () => {
  const busy = await buildFamily(app, 'Ben', 'Cleo', 'Dan');
  const people = [busy.owner, ...busy.members];
  const other = await buildUser(app, 'Ana');
  await holdFamily(busy.id);
  const waiting = Array.from({ length: 12 }, (_, turn) => add(people[turn % 4]!, turn));
  await untilWaiting(1);
  expectStatus(await add(other, 0), 201);
  const locked = await query(
    app,
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  expect(locked).toHaveLength(1);
  await hold('COMMIT');
  for (const answer of await Promise.all(waiting)) expectStatus(answer, 201);
});

test('nobody but a member waits for a family: a former member is refused as if it did not exist', async () => {
  const { id: familyId, owner, members } = await buildFamily(app, 'Ben');
  const { client, id: userId } = members[0]!;
  const event = expectStatus(await add(owner, 0), 201).body as { id: string };
  expectStatus(await owner.client.post('/api/family/remove-member', { userId, familyId }), 200);
  await holdFamily(familyId);
  const calls = (id: string) => [
    () => client.post('/api/events', { ...timed, familyId: id }),
    () => client.post('/api/events/undo', { familyId: id, revision: 2 }),
    () => client.post('/api/family/regenerate-invite', { familyId: id }),
    () => client.post('/api/family/remove-member', { familyId: id, userId: owner.id }),
    () => client.post('/api/family/transfer', { familyId: id, userId }),
    () => client.put('/api/family', { familyId: id, name: 'Mine' }),
    () => client.delete('/api/family', { familyId: id, name: 'Mine' }),
    () => client.post('/api/calendars/leave', { familyId: id }),
    () => client.put(`/api/events/${event.id}`, timed),
    () => client.delete(`/api/events/${event.id}`),
    () => client.post(`/api/events/${event.id}/restore`),
  ];
  for (const call of calls(familyId)) expect((await call()).status).toBe(404);
  const [own] = calls(familyId);
  const [nowhere] = calls('00000000-0000-4000-8000-000000000000');
  expect(await statementsOf(own!)).toBe(await statementsOf(nowhere!));
  await hold('COMMIT');
});
