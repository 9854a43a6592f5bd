import { randomUUID } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import { buildEvent, buildFamily, expectStatus, timed } from './support/builders.js';
import { connectionsOf, query } from './support/query.js';
import { startHeldApp } from './support/startHeldApp.js';
import { statementsOf, tripsOf } from './support/statementsOf.js';

const { app, hold, untilWaiting } = startHeldApp();

/** A family that the node knows by a write. */
async function buildKnown(...joining: string[]) {
  const family = await buildFamily(app, ...joining);
  await buildEvent(family.owner, { title: 'Old' });
  return family;
}

/** Does what another node would, whose word this one has not heard. */
const elsewhere = (familyId: string, sql: string, values: readonly unknown[] = []) =>
  query(
    app,
    `WITH numbered AS (UPDATE families SET revision = revision + 1 WHERE id = '${familyId}') ${sql}`,
    values,
  );
const titles = async (familyId: string) => {
  const sql = 'SELECT title FROM events WHERE family_id = $1 AND deleted_at IS NULL ORDER BY title';
  const rows = await query<{ title: string }>(app, sql, [familyId]);
  return rows.map(({ title }) => title);
};
const logged = async (familyId: string) => {
  const sql = 'SELECT revision FROM changes WHERE family_id = $1 ORDER BY revision';
  return (await query<{ revision: string }>(app, sql, [familyId])).map(({ revision }) => +revision);
};

test('what a node knows of a family spares a write its questions, and a trip', async () => {
  const { owner, members, id } = await buildKnown('Ben');
  const [ben] = members;
  const add = () => buildEvent(ben!, { familyId: id });
  // The family's number, the session, the month's room for one more, the event, the log.
  expect([await statementsOf(add), await tripsOf(add)]).toEqual([5, 1]);
  const event = await add();
  const edit = async () => {
    const input = { ...timed, title: randomUUID() };
    expectStatus(await owner.client.put(`/api/events/${event.id}`, input), 200);
  };
  expect([await statementsOf(edit), await tripsOf(edit)]).toEqual([4, 1]);
  const revisions = await logged(id);
  expect(revisions).toEqual(revisions.map((_, at) => revisions[0]! + at));
});

test('events that are edited by turns are known, each after its first edit', async () => {
  const { owner } = await buildKnown();
  const events = await Promise.all([1, 2].map(() => buildEvent(owner)));
  for (let other = 0; other < 12; other += 1) await buildEvent(owner);
  const edit = async () => {
    for (const { id } of events) {
      const input = { ...timed, title: randomUUID() };
      expectStatus(await owner.client.put(`/api/events/${id}`, input), 200);
    }
  };
  await edit();
  expect(await tripsOf(edit)).toBe(2);
});

test('a write by what is out of date costs a trip more, but no connection', async () => {
  const { owner, id } = await buildKnown();
  const event = await buildEvent(owner);
  const before = await connectionsOf(app);
  for (let turn = 0; turn < 8; turn += 1) {
    await elsewhere(id, 'SELECT 1');
    const input = { ...timed, title: randomUUID() };
    expectStatus(await owner.client.put(`/api/events/${event.id}`, input), 200);
  }
  expect(await connectionsOf(app)).toEqual(expect.arrayContaining(before));
});

test('who is removed while a write of theirs waits for the lock writes nothing', async () => {
  const { members, id } = await buildKnown('Ben');
  const [ben] = members;
  await hold('BEGIN');
  await hold('DELETE FROM members WHERE user_id = $1', [ben!.id]);
  await hold('UPDATE families SET revision = revision + 1 WHERE id = $1', [id]);
  const late = ben!.client.post('/api/events', { ...timed, familyId: id });
  await untilWaiting(1);
  await hold('COMMIT');
  expectStatus(await late, 404);
  expect(await titles(id)).not.toContain(timed.title);
});

test('who was removed elsewhere writes nothing, though this node knows them as a member', async () => {
  const { owner, members, id } = await buildKnown('Ben');
  const [ben] = members;
  const event = await buildEvent(ben!);
  await elsewhere(id, 'DELETE FROM members WHERE user_id = $1', [ben!.id]);
  const late = { ...timed, title: 'Late' };
  expectStatus(await ben!.client.post('/api/events', { ...late, familyId: id }), 404);
  expectStatus(await ben!.client.put(`/api/events/${event.id}`, late), 404);
  expectStatus(await ben!.client.delete(`/api/events/${event.id}`), 404);
  expect(await titles(id)).not.toContain('Late');
  await buildEvent(owner, { title: 'Still open' });
});

test('who owns the calendar no longer does not edit what others made', async () => {
  const { owner, members, id } = await buildKnown('Ben');
  const event = await buildEvent(members[0]!);
  await buildEvent(owner);
  const roles = `UPDATE members SET role = CASE WHEN user_id = $1 THEN 'member' ELSE 'owner' END
    WHERE family_id = $2`;
  await elsewhere(id, roles, [owner.id, id]);
  const edit = await owner.client.put(`/api/events/${event.id}`, { ...timed, title: 'Mine' });
  expectStatus(edit, 403);
  expectStatus(await owner.client.delete(`/api/events/${event.id}`), 403);
});

test('an edit over what somebody changed elsewhere is refused with what there is', async () => {
  const { owner, id } = await buildKnown();
  const event = await buildEvent(owner);
  const change = `UPDATE events SET title = 'Diving', version = 2 WHERE id = $1`;
  await elsewhere(id, change, [event.id]);
  const edit = { ...timed, title: 'Rowing', version: 1 };
  const refused = expectStatus(await owner.client.put(`/api/events/${event.id}`, edit), 409);
  expect(refused.body).toMatchObject({ event: { title: 'Diving', version: 2 } });
  expectStatus(await owner.client.put(`/api/events/${event.id}`, { ...edit, version: 2 }), 200);
  expect(await titles(id)).toContain('Rowing');
});

test('[S5] a session that ended elsewhere writes nothing, though this node found it a moment ago', async () => {
  const { owner, id } = await buildKnown();
  const event = await buildEvent(owner);
  await query(app, 'DELETE FROM sessions WHERE user_id = $1', [owner.id]);
  expectStatus(await owner.client.post('/api/events', { ...timed, title: 'Late' }), 401);
  expectStatus(await owner.client.put(`/api/events/${event.id}`, { ...timed, title: 'Late' }), 401);
  expect(await titles(id)).not.toContain('Late');
});

test('a plan that an operator changed by hand, with no revision, holds at once', async () => {
  const { owner, id } = await buildKnown();
  await Promise.all(Array.from({ length: 29 }, () => buildEvent(owner)));
  await query(
    app,
    `UPDATE families SET subscription_tier = 'free', subscription_status = 'active' WHERE id = $1`,
    [id],
  );
  expectStatus(await owner.client.post('/api/events', timed), 403);
});

test('a refusal that nobody else is the cause of costs a family one slow write, not what is known of it', async () => {
  const { owner, id } = await buildKnown();
  const events = await Promise.all(Array.from({ length: 29 }, () => buildEvent(owner)));
  for (let refusal = 0; refusal < 3; refusal += 1) {
    expectStatus(await owner.client.post('/api/events', { ...timed, familyId: id }), 403);
    expectStatus(await owner.client.delete(`/api/events/${events[refusal]!.id}`), 200);
    await buildEvent(owner, { familyId: id });
  }
  const edit = async () => {
    const input = { ...timed, title: randomUUID() };
    expectStatus(await owner.client.put(`/api/events/${events[9]!.id}`, input), 200);
  };
  await edit();
  expect(await tripsOf(edit)).toBe(1);
});

test('near its limit a calendar is counted once, and the limit holds to the event', async () => {
  const { owner, id } = await buildKnown();
  await query(
    app,
    `WITH touched AS (UPDATE families SET revision = revision WHERE id = $1)
     INSERT INTO events (id, family_id, creator_id, title, date, is_all_day, main_category,
       sub_category, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Swimming', date '2000-01-01' + n % 3000, true, '', '', now(),
       now() FROM generate_series(1, 19980) n`,
    [id, owner.id],
  );
  const add = () => buildEvent(owner, { familyId: id });
  const first = await add();
  // No count is among them.
  expect([await statementsOf(add), await tripsOf(add)]).toEqual([5, 1]);
  expectStatus(await owner.client.delete(`/api/events/${first.id}`), 200);
  for (let total = 19_991; total < 20_000; total += 1) await add();
  const late = expectStatus(
    await owner.client.post('/api/events', { ...timed, familyId: id }),
    403,
  );
  expect(late.body).toMatchObject({ code: 'calendar_full' });
});

test('a retry of what was added finds it, and an event of another family’s id is refused', async () => {
  const [rivers, hills] = [await buildKnown(), await buildKnown()];
  const event = await buildEvent(rivers.owner, { id: randomUUID() });
  await buildEvent(hills.owner);
  const again = await rivers.owner.client.post('/api/events', { ...timed, id: event.id });
  expect(expectStatus(again, 200).body).toEqual(event);
  const taken = await hills.owner.client.post('/api/events', { ...timed, id: event.id });
  expect(expectStatus(taken, 409).body).toMatchObject({ code: 'id_taken' });
  await buildEvent(hills.owner);
});

test('an edit that changes nothing takes no revision, and the next one is the next', async () => {
  const { owner, id } = await buildKnown();
  const event = await buildEvent(owner);
  const same = await owner.client.put(`/api/events/${event.id}`, timed);
  expect(expectStatus(same, 200).body).toEqual(event);
  await buildEvent(owner);
  const revisions = await logged(id);
  expect(revisions).toEqual(revisions.map((_, at) => revisions[0]! + at));
});

test('who was removed by hand, with no change of the calendar, writes nothing either', async () => {
  const { members, id } = await buildKnown('Ben');
  await query(app, 'DELETE FROM members WHERE user_id = $1', [members[0]!.id]);
  expectStatus(await members[0]!.client.post('/api/events', { ...timed, familyId: id }), 404);
});

test('a session that only writes is noted as in use', async () => {
  const { owner } = await buildKnown();
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  const seen = `SELECT FROM sessions WHERE user_id = $1 AND last_seen_at > now() - interval '1 minute'`;
  await query(app, `UPDATE sessions SET last_seen_at = now() - interval '30 minutes'`);
  await buildEvent(owner);
  while ((await query(app, seen, [owner.id])).length === 0);
  now.mockRestore();
});
