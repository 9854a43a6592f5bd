import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { familyAnswerSchema } from '@kinday/contracts/family';
import { RECENT_PER_PAGE, recentAnswerSchema, type Whose } from '@kinday/contracts/recent';
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

const app = startApp();

async function recent(person: Person, whose: Whose, rest = '') {
  const answer = await person.client.get(`/api/changes/recent?whose=${whose}${rest}`);
  return recentAnswerSchema.parse(expectStatus(answer, 200).body);
}

/** What a person reads, the latest first: who, did what, to what. */
async function lines(person: Person, whose: Whose = 'others'): Promise<string[]> {
  const { changes } = await recent(person, whose);
  return changes.map(({ actor, news }) => {
    const told = news.map(({ kind, name, date }) => [kind, name, date].filter(Boolean).join(' '));
    return `${actor.name}: ${told.join(', ')}`;
  });
}

async function change(person: Person, id: string, fields: object): Promise<void> {
  expectStatus(await person.client.put(`/api/events/${id}`, { ...timed, ...fields }), 200);
}

test('tells what others did to events, the latest first, and what I did apart from it', async () => {
  const { owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const { id } = await buildEvent(ben);
  await change(ben, id, { title: 'Skating' });
  await change(ben, id, { title: 'Skating', date: '2026-11-24' });
  await ben.client.delete(`/api/events/${id}`);
  await ben.client.post(`/api/events/${id}/restore`);
  await buildEvent(owner, { title: 'Dentist' });
  const done = [
    'Ben: restored Skating 2026-11-24',
    'Ben: deleted Skating 2026-11-24',
    'Ben: moved Skating 2026-11-24',
    'Ben: changed Skating 2026-11-21',
    'Ben: added Swimming 2026-11-21',
    'Ben: joined Ben',
  ];
  expect(await lines(owner)).toEqual(done);
  expect(await lines(ben, 'mine')).toEqual(done);
  expect(await lines(ben)).toEqual(['Olga: added Dentist 2026-11-21']);
});

test('tells of members and of the calendar, and of nothing that is not worth a word', async () => {
  const { owner, members } = await buildFamily(app, 'Ben', 'Cleo', 'Dan');
  const [ben, cleo, dan] = members as [Person, Person, Person];
  const { phone } = ben;
  await ben.client.post('/api/me/color', { color: '#AA96DA' });
  await ben.client.post('/api/me/color', { color: '#FF6B6B' });
  await ben.client.put('/api/me', { name: 'Ben', phone: '+1 555 0199' });
  await ben.client.post('/api/me/dates', { birthday: '11-19' });
  await ben.client.put('/api/me', { name: 'Benjamin', phone });
  await owner.client.put('/api/family', { name: 'The Novaks' });
  await owner.client.post('/api/family/regenerate-invite');
  await owner.client.post('/api/family/remove-member', { userId: cleo.id });
  await owner.client.post('/api/family/transfer', { userId: ben.id });
  expect(await lines(dan)).toEqual([
    'Olga: handedOver Benjamin',
    'Olga: removed Cleo',
    'Olga: called The Novaks',
    'Benjamin: renamed Ben',
    'Benjamin: recolored Ben',
  ]);
  expectStatus(await dan.client.delete('/api/me', { password: dan.password }), 200);
  expect((await lines(ben))[0]).toBe('Dan: left Dan');
});

test('[S4] begins with the joining: whoever joins again reads nothing of the time between', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  await buildEvent(owner, { title: 'Before' });
  await owner.client.post('/api/family/remove-member', { userId: ben.id });
  await buildEvent(owner, { title: 'Between' });
  const none = await ben.client.get(`/api/changes/recent?whose=others&familyId=${id}`);
  expect([none.status, none.body]).toMatchObject([404, { code: 'no_such_calendar' }]);
  const { family } = familyAnswerSchema.parse((await owner.client.get('/api/family')).body);
  const { inviteCode } = family;
  expectStatus(await ben.client.post('/api/calendars/join', { inviteCode }), 200);
  await buildEvent(owner, { title: 'After' });
  expect(await lines(ben)).toEqual(['Olga: added After 2026-11-21']);
  expect(await lines(ben, 'mine')).toEqual(['Ben: joined Ben']);
  const log = await ben.client.get(`/api/changes?familyId=${id}&since=0`);
  expect([log.status, log.body]).toMatchObject([410, { code: 'resync' }]);
});

test('names where an event stands now, and nothing of one that is gone', async () => {
  const { owner, members } = await buildFamily(app, 'Ben');
  const moved = await buildEvent(members[0]!);
  await change(members[0]!, moved.id, { date: '2026-12-24' });
  const gone = await buildEvent(members[0]!, { title: 'Gone' });
  await members[0]!.client.delete(`/api/events/${gone.id}`);
  const { changes } = await recent(owner, 'others');
  expect(changes.map(({ eventDate }) => eventDate)).toEqual([
    null,
    null,
    '2026-12-24',
    '2026-12-24',
    null,
  ]);
});

test('comes in pages, each beginning where the last ended', async () => {
  const { owner, members } = await buildFamily(app, 'Ben');
  for (let day = 0; day < RECENT_PER_PAGE; day += 1) {
    await buildEvent(members[0]!, { title: `Event ${day}` });
  }
  const first = await recent(owner, 'others');
  expect([first.changes.length, first.hasMore]).toEqual([RECENT_PER_PAGE, true]);
  const last = await recent(owner, 'others', `&before=${first.changes.at(-1)!.revision}`);
  expect([last.changes.length, last.hasMore]).toEqual([1, false]);
  expect(last.changes[0]!.news[0]!.kind).toBe('joined');
});

test.each([
  'whose=theirs',
  'whose=mine&before=-1',
  'whose=mine&before=x',
  '',
  'whose=mine&familyId=x',
])('refuses %j with 400', async (text) => {
  const { client } = await buildUser(app, 'Ana');
  expect((await client.get(`/api/changes/recent?${text}`)).status).toBe(400);
});

test('nobody reads, marks or undoes in a calendar they are not in', async () => {
  const { id, owner }: BuiltFamily = await buildFamily(app);
  await buildEvent(owner);
  const { client } = await buildUser(app, 'Mallory');
  const answers = [
    await client.get(`/api/changes/recent?whose=others&familyId=${id}`),
    await client.post('/api/changes/seen', { familyId: id, revision: 1 }),
    await client.post('/api/events/undo', { familyId: id, revision: 2 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const [row] = await query<{ seen: number }>(
    app,
    'SELECT max(seen_revision)::int AS seen FROM members WHERE family_id = $1',
    [id],
  );
  expect(row).toEqual({ seen: 1 });
});

test('tells what was done to a series, where it stands now, and lets its author take it back', async () => {
  const { owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const rule = { title: 'Piano', date: '2026-11-05', rrule: 'FREQ=WEEKLY', needsSomebody: true };
  const { id } = await buildSeries(ben, rule);
  const path = `/api/series/${id}`;
  const day = '2026-11-19';
  const part = { ...timed, title: 'Violin', date: day, from: day, newId: randomUUID() };
  expectStatus(await ben.client.post(`${path}/split`, part), 200);
  expectStatus(await owner.client.post(`${path}/occurrences/2026-11-12/claim`, {}), 200);
  expectStatus(await ben.client.delete(`${path}/occurrences/2026-11-05`), 200);
  const { changes } = await recent(ben, 'mine');
  expect(
    changes.slice(0, 3).map(({ news, eventDate, canUndo }) => [news[0]?.kind, eventDate, canUndo]),
  ).toEqual([
    ['deleted', null, true],
    ['changed', day, true],
    ['added', null, false],
  ]);
  expect((await recent(owner, 'mine')).changes[0]).toMatchObject({
    news: [{ kind: 'claimed', name: 'Piano', date: '2026-11-12' }],
    eventDate: '2026-11-12',
    canUndo: true,
  });
});
