import { expect, test } from '@jest/globals';
import { RETURN_CHANGE } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import { recentAnswerSchema, type RecentChange } from '@kinday/contracts/recent';
import {
  buildEvent,
  buildFamily,
  expectStatus,
  timed,
  type BuiltFamily,
  type Person,
} from './support/builders.js';
import type { Answer } from './support/Client.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
const SKATING = { ...timed, title: 'Skating' };

async function latest(person: Person): Promise<RecentChange> {
  const answer = await person.client.get('/api/changes/recent?whose=mine');
  return recentAnswerSchema.parse(expectStatus(answer, 200).body).changes[0]!;
}

/** Takes a revision back; the last own one unless another is named. */
async function undo(person: Person, revision?: number): Promise<Answer> {
  const chosen = revision ?? (await latest(person)).revision;
  return person.client.post('/api/events/undo', { revision: chosen });
}

async function eventsOf({ owner }: BuiltFamily): Promise<Event[]> {
  const range = 'from=2026-11-01&to=2027-01-01';
  return expectStatus(await owner.client.get(`/api/events?${range}`), 200).body as Event[];
}

test('[S10] an own edit, move, deletion, restoration and addition are taken back, for all', async () => {
  const family = await buildFamily(app, 'Ben');
  const ben = family.members[0]!;
  const watcher = await Watcher.open(family.owner.client, family.id);
  const event = await buildEvent(ben, { title: 'Dentist' });
  const path = `/api/events/${event.id}`;
  const asItWas = async () => (await eventsOf(family)).map(({ title, date }) => [title, date]);

  await ben.client.put(path, { ...timed, title: 'Dentist, both', date: '2026-12-24' });
  await watcher.sees(() => undo(ben));
  expect(await asItWas()).toEqual([['Dentist', '2026-11-21']]);
  await ben.client.delete(path);
  await watcher.sees(() => undo(ben));
  expect(await asItWas()).toEqual([['Dentist', '2026-11-21']]);
  // The restoration just made is an own change too.
  await watcher.sees(() => undo(ben));
  expect(await asItWas()).toEqual([]);
  const other = await buildEvent(ben, { title: 'Picnic' });
  await watcher.sees(() => undo(ben));
  expect((await eventsOf(family)).some(({ id }) => id === other.id)).toBe(false);
  watcher.close();
});

test('what somebody else changed since stays, and the answer says who', async () => {
  const family = await buildFamily(app, 'Ben');
  const ben = family.members[0]!;
  const event = await buildEvent(ben);
  await ben.client.put(`/api/events/${event.id}`, { ...timed, title: 'Skating' });
  const mine = await latest(ben);
  expect(mine.canUndo).toBe(true);
  await family.owner.client.put(`/api/events/${event.id}`, { ...timed, title: 'Sledging' });
  expect((await latest(ben)).canUndo).toBe(false);
  const refusal = await undo(ben, mine.revision);
  expect([refusal.status, refusal.body]).toMatchObject([
    409,
    { code: 'event_changed', error: 'Olga changed this event since, so it stays as it is' },
  ]);
  expect((await eventsOf(family))[0]).toMatchObject({ title: 'Sledging', version: 3 });
  await family.owner.client.delete(`/api/events/${event.id}`);
  expect((await undo(ben, mine.revision)).body).toMatchObject({
    error: 'Olga deleted this event since, so it stays as it is',
  });
});

test('two own changes of one event are undone one after the other', async () => {
  const family = await buildFamily(app, 'Ben');
  const ben = family.members[0]!;
  const { id } = await buildEvent(ben, { title: 'Dentist' });
  const path = `/api/events/${id}`;
  const edited = await ben.client.put(path, { ...timed, title: 'Dentist, both' });
  const moved = await ben.client.put(path, { ...timed, title: 'Vet', date: '2026-12-24' });
  for (const { revision } of [moved, edited]) {
    expectStatus(await undo(ben, revision!), 200);
    expect((await latest(ben)).canUndo).toBe(true);
  }
  expect(await eventsOf(family)).toMatchObject([{ title: 'Dentist', date: '2026-11-21' }]);
  expectStatus(await undo(ben, edited.revision! - 1), 200);
  expect(await eventsOf(family)).toEqual([]);
});

test('an edit made over a relative’s gives back its own part alone', async () => {
  const family = await buildFamily(app, 'Ben');
  const ben = family.members[0]!;
  const event = await buildEvent(ben);
  const path = `/api/events/${event.id}`;
  await family.owner.client.put(path, { ...timed, notes: 'Bring towels' });
  await ben.client.put(path, { ...timed, title: 'Skating', notes: 'Bring towels', version: 2 });
  expectStatus(await undo(ben), 200);
  expect(await eventsOf(family)).toMatchObject([{ title: timed.title, notes: 'Bring towels' }]);
});

test('a change is taken back once, however often that is asked at the same time', async () => {
  const family = await buildFamily(app, 'Ben');
  const ben = family.members[0]!;
  const event = await buildEvent(ben);
  await ben.client.put(`/api/events/${event.id}`, { ...timed, title: 'Skating' });
  const { revision } = await latest(ben);
  const answers = await Promise.all(Array.from({ length: 8 }, () => undo(ben, revision)));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  expect(new Set(answers.map((answer) => answer.revision)).size).toBe(1);
  expect((await eventsOf(family))[0]).toMatchObject({ title: 'Swimming', version: 3 });
});

test.each([
  ['an edit', (ben: Person, { id }: Event) => ben.client.put(`/api/events/${id}`, SKATING)],
  ['a deletion', (ben: Person, { id }: Event) => ben.client.delete(`/api/events/${id}`)],
  ['an addition', (ben: Person) => ben.client.post('/api/events', SKATING)],
])(
  'an undo of %s that is sent again is done, also when others went on since',
  async (_what, edit) => {
    const family = await buildFamily(app, 'Ben');
    const ben = family.members[0]!;
    const event = await buildEvent(ben);
    const { revision } = await edit(ben, event);
    const undone = expectStatus(await undo(ben, revision!), 200);
    const watcher = await Watcher.open(family.owner.client, family.id);
    const again = await watcher.seesNothing(() => undo(ben, revision!));
    expect([again.status, again.body, again.revision]).toEqual([
      200,
      { success: true },
      undone.revision,
    ]);
    await family.owner.client.put(`/api/events/${event.id}`, { ...timed, title: 'Sledging' });
    expectStatus(await undo(ben, revision!), 200);
    expect(await eventsOf(family)).toMatchObject([{ title: 'Sledging' }]);
    watcher.close();
  },
);

test('[S12] a change of several events is taken back by one, which its author is answered whole', async () => {
  const family = await buildFamily(app, 'Ben');
  const { client } = family.members[0]!;
  for (const title of ['Skating', 'Dancing']) await buildEvent(family.members[0]!, { title });
  const { revision } = await client.get('/api/family');
  await query(
    app,
    `UPDATE changes c SET edits = first.edits || c.edits, news = first.news || c.news
     FROM changes first
     WHERE first.family_id = $1 AND c.family_id = $1 AND first.revision = $2 - 1
       AND c.revision = $2`,
    [family.id, revision],
  );
  const watcher = await Watcher.open(family.owner.client, family.id);
  const { answer, change } = await watcher.watch(() =>
    client.fetch('/api/events/undo', {
      method: 'POST',
      body: JSON.stringify({ revision }),
      headers: { 'Content-Type': 'application/json', Prefer: RETURN_CHANGE },
    }),
  );
  expect(change.edits).toHaveLength(2);
  expect(answer.body).toEqual({ change });
  expect(await eventsOf(family)).toEqual([]);
  watcher.close();
});

test('nobody takes back what is not theirs, or not theirs any more', async () => {
  const family = await buildFamily(app, 'Ben');
  const ben = family.members[0]!;
  const event = await buildEvent(ben);
  const { revision } = await latest(ben);
  expect((await undo(family.owner, revision)).status).toBe(404);
  expect((await undo(ben, 999_999)).status).toBe(404);
  await family.owner.client.put(`/api/events/${event.id}`, { ...timed, title: 'Skating' });
  await family.owner.client.post('/api/family/transfer', { userId: ben.id });
  expect((await latest(family.owner)).canUndo).toBe(false);
  const edits = await family.owner.client.get('/api/changes/recent?whose=mine');
  const edit = recentAnswerSchema.parse(edits.body).changes[1]!;
  expect([edit.canUndo, (await undo(family.owner, edit.revision)).status]).toEqual([false, 403]);
});
