import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { LIMITS } from '@kinday/contracts/product';
import { NOTHING_OWN, type EntryReminders } from '@kinday/contracts/reminders';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  buildUser,
  expectStatus,
  timed,
  type BuiltFamily,
  type Person,
} from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const at = (id: string) => `/api/me/reminders/entries/${id}`;
const put = ({ client }: Person, id: string, own: EntryReminders) => client.put(at(id), own);
const read = async ({ client }: Person, id: string) =>
  expectStatus(await client.get(at(id)), 200).body;

const SOON: EntryReminders = { timed: [10], allDay: null };
const rowsOf = (userId: string) =>
  query(app, 'SELECT entry_id FROM entry_reminders WHERE user_id = $1', [userId]);

let family: BuiltFamily;
let ben: Person;
beforeAll(async () => {
  family = await buildFamily(app, 'Ben');
  ben = family.members[0]!;
});

test('each member differs for themselves, and goes back to their own reminders', async () => {
  const { id } = await buildEvent(family.owner);
  const own: EntryReminders = { timed: [60, 10], allDay: [{ days: 0, time: '08:00' }] };
  expect(await read(ben, id)).toEqual(NOTHING_OWN);
  expectStatus(await put(ben, id, own), 200);
  expect(await read(ben, id)).toEqual({ ...own, timed: [10, 60] });
  expect(await read(family.owner, id)).toEqual(NOTHING_OWN);
  expectStatus(await put(ben, id, { timed: [], allDay: null }), 200);
  expect(await read(ben, id)).toEqual({ timed: [], allDay: null });
  expectStatus(await put(ben, id, NOTHING_OWN), 200);
  expect([await read(ben, id), await rowsOf(ben.id)]).toEqual([NOTHING_OWN, []]);
});

test('an occurrence’s name means its series', async () => {
  const { id } = await buildSeries(family.owner);
  expectStatus(await put(ben, `${id}:2026-11-28`, SOON), 200);
  expect([await read(ben, id), await read(ben, `${id}:2026-12-05`)]).toEqual([SOON, SOON]);
});

test('what is deleted is not there, and its choice comes back with it', async () => {
  const event = await buildEvent(ben);
  expectStatus(await put(ben, event.id, SOON), 200);
  const { revision } = expectStatus(await ben.client.delete(`/api/events/${event.id}`), 200);
  expect((await put(ben, event.id, SOON)).status).toBe(404);
  expect((await ben.client.get(at(event.id))).status).toBe(404);
  const undo = { familyId: family.id, revision };
  expectStatus(await ben.client.post('/api/events/undo', undo), 200);
  expect(await read(ben, event.id)).toEqual(SOON);
});

test('strangers and former members find nothing; a membership’s end takes its choices along', async () => {
  const cleo = await buildUser(app, 'Cleo', {
    mode: 'joinFamily',
    inviteCode: family.inviteCode,
  });
  const stranger = await buildUser(app, 'Eve');
  const { id } = await buildEvent(family.owner);
  expectStatus(await put(cleo, id, SOON), 200);
  expect((await put(stranger, id, SOON)).status).toBe(404);
  expect((await stranger.client.get(at(id))).status).toBe(404);
  const removal = { userId: cleo.id };
  expectStatus(await family.owner.client.post('/api/family/remove-member', removal), 200);
  expect(await rowsOf(cleo.id)).toEqual([]);
  expect((await put(cleo, id, SOON)).status).toBe(404);
  expect((await cleo.client.get(at(id))).status).toBe(404);
});

test('choices of one person are limited; those there are can be changed', async () => {
  const one = await buildEvent(family.owner);
  const other = await buildEvent(family.owner);
  expectStatus(await put(ben, one.id, SOON), 200);
  await query(
    app,
    `INSERT INTO entry_reminders SELECT user_id, family_id, gen_random_uuid(), '{1}', NULL
     FROM entry_reminders, generate_series(1, $2) WHERE user_id = $1 AND entry_id = $3`,
    [ben.id, LIMITS.ownReminders - (await rowsOf(ben.id)).length, one.id],
  );
  const refused = await put(ben, other.id, SOON);
  expect(refused).toMatchObject({ status: 403, body: { code: 'too_many_reminders' } });
  expectStatus(await put(ben, one.id, { timed: [], allDay: null }), 200);
});

test('a choice goes along when an event begins to repeat, is split, and repeats no more', async () => {
  const { owner } = family;
  const event = await buildEvent(owner, { date: '2026-11-12' });
  expectStatus(await put(owner, event.id, SOON), 200);
  const [weekly, later, left] = [randomUUID(), randomUUID(), randomUUID()];
  const { client } = owner;
  const rule = { rrule: 'FREQ=WEEKLY', newId: weekly, version: event.version };
  const repeat = { ...timed, date: event.date, ...rule };
  expectStatus(await client.post(`/api/events/${event.id}/repeat`, repeat), 200);
  expect(await read(owner, weekly)).toEqual(SOON);
  const split = { ...timed, date: '2026-11-26', from: '2026-11-26', newId: later };
  expectStatus(await client.post(`/api/series/${weekly}/split`, split), 200);
  expect([await read(owner, weekly), await read(owner, later)]).toEqual([SOON, SOON]);
  const alone = { ...timed, date: '2026-12-03', scope: 'all', newId: left };
  const address = `/api/series/${later}/occurrences/2026-12-03/alone`;
  expectStatus(await client.post(address, alone), 200);
  expect(await read(owner, left)).toEqual(SOON);
});
