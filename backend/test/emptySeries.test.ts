import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import type { MonthAnswer, Series } from '@kinday/contracts/series';
import { buildFamily, buildSeries, expectStatus, timed, type Person } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();

let ben: Person;
let familyId: string;
let course: Series;
let path: string;

/** A course of two lessons, November 5 and 12. */
beforeEach(async () => {
  const family = await buildFamily(app, 'Ben');
  ben = family.members[0]!;
  familyId = family.id;
  course = await buildSeries(ben, { date: '2026-11-05', rrule: 'FREQ=WEEKLY;COUNT=2' });
  path = `/api/series/${course.id}`;
});

async function move(day: string): Promise<Event> {
  const moved = { ...timed, title: 'Moved', date: day, startTime: '08:00' };
  return expectStatus(await ben.client.put(`${path}/occurrences/${day}`, moved), 200).body as Event;
}

async function month(): Promise<MonthAnswer> {
  const answer = await ben.client.get('/api/month?from=2026-11-01&to=2026-12-01');
  return expectStatus(answer, 200).body as MonthAnswer;
}

test('a series goes with the last of its changed occurrences, and comes back with it', async () => {
  const [first, second] = [await move('2026-11-05'), await move('2026-11-12')];
  const watcher = await Watcher.open(ben.client, familyId);
  await watcher.sees(() => ben.client.delete(`/api/events/${first.id}`));
  expect((await month()).series).toHaveLength(1);
  const { answer, change } = await watcher.watch(() =>
    ben.client.delete(`/api/events/${second.id}`),
  );
  expect(change.news).toMatchObject([{ kind: 'deleted', id: second.id }]);
  expect(await month()).toEqual({ events: [], series: [] });
  const { revision } = answer;
  await watcher.sees(() => ben.client.post('/api/events/undo', { revision }));
  expect(await month()).toMatchObject({
    events: [{ id: second.id, seriesId: course.id }],
    series: [{ id: course.id }],
  });
  watcher.close();
});

test('so it does where the undo of a restored occurrence takes that away again', async () => {
  const moved = await move('2026-11-05');
  expectStatus(await ben.client.delete(`/api/events/${moved.id}`), 200);
  const restored = await ben.client.post(`/api/events/${moved.id}/restore`);
  expectStatus(await ben.client.delete(`${path}/occurrences/2026-11-12`), 200);
  const { revision } = expectStatus(restored, 200);
  expectStatus(await ben.client.post('/api/events/undo', { revision }), 200);
  expect(await month()).toEqual({ events: [], series: [] });
});

/** The calendar's series that are not deleted. */
const living = () =>
  query(app, 'SELECT id FROM series WHERE family_id = $1 AND deleted_at IS NULL', [familyId]);

async function undo(revision: number | null) {
  return expectStatus(await ben.client.post('/api/events/undo', { revision }), 200);
}

test('so it does where an undo takes its last day out again; the undo of that brings it back', async () => {
  const gone = await ben.client.delete(`${path}/occurrences/2026-11-05`);
  const back = await undo(gone.revision);
  expectStatus(await ben.client.delete(`${path}/occurrences/2026-11-12`), 200);
  const { revision } = await undo(back.revision);
  expect(await living()).toEqual([]);
  await undo(revision);
  expect((await month()).series).toMatchObject([{ id: course.id, except: ['2026-11-12'] }]);
});

test('so it does where an undo takes back the days of a longer rule', async () => {
  const longer = { ...timed, date: '2026-11-05', rrule: 'FREQ=WEEKLY;COUNT=3' };
  const { revision } = expectStatus(await ben.client.put(path, longer), 200);
  for (const day of ['05', '12']) await ben.client.delete(`${path}/occurrences/2026-11-${day}`);
  await undo(revision);
  expect(await living()).toEqual([]);
});

test('a series whose days an undo takes out stays with an occurrence that was changed by itself', async () => {
  const longer = { ...timed, date: '2026-11-05', rrule: 'FREQ=WEEKLY;COUNT=3' };
  const { revision } = expectStatus(await ben.client.put(path, longer), 200);
  expectStatus(await ben.client.delete(`${path}/occurrences/2026-11-05`), 200);
  await move('2026-11-12');
  await undo(revision);
  expect(await living()).toMatchObject([{ id: course.id }]);
});

test('so it does where its last changed occurrence begins to repeat', async () => {
  const moved = await move('2026-11-05');
  expectStatus(await ben.client.delete(`${path}/occurrences/2026-11-12`), 200);
  const newId = randomUUID();
  const begun = { ...timed, date: '2026-11-05', rrule: 'FREQ=DAILY', newId };
  expectStatus(await ben.client.post(`/api/events/${moved.id}/repeat`, begun), 200);
  expect((await month()).series).toMatchObject([{ id: newId }]);
});

test.each([
  ['deleted from a day on', () => ben.client.delete(`${path}?from=2026-11-12`), []],
  [
    'of which one occurrence stays alone',
    () => {
      const alone = { ...timed, date: '2026-11-12', scope: 'following', newId: randomUUID() };
      return ben.client.post(`${path}/occurrences/2026-11-12/alone`, alone);
    },
    [],
  ],
  [
    'split at a day',
    () => {
      const part = { ...timed, title: 'Other', date: '2026-11-12', from: '2026-11-12' };
      return ben.client.post(`${path}/split`, { ...part, newId: randomUUID() });
    },
    ['Other 2026-11-12'],
  ],
])('a series %s leaves no part without a day', async (_what, write, left) => {
  expectStatus(await ben.client.delete(`${path}/occurrences/2026-11-05`), 200);
  const watcher = await Watcher.open(ben.client, familyId);
  await watcher.sees(write);
  watcher.close();
  const { series } = await month();
  expect(series.map(({ title, date }) => `${title} ${date}`)).toEqual(left);
});

test('an edit that would leave a series without a day is refused', async () => {
  const moved = await move('2026-11-12');
  expectStatus(await ben.client.delete(`${path}/occurrences/2026-11-05`), 200);
  const once = { ...timed, date: '2026-11-05', rrule: 'FREQ=DAILY;COUNT=1' };
  const answer = await ben.client.put(path, once);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_rule' } });
  expect((await month()).events).toMatchObject([{ id: moved.id, seriesId: course.id }]);
});

test('what was changed by itself is an event of its own when it comes back without its series', async () => {
  const moved = await move('2026-11-05');
  const gone = expectStatus(await ben.client.delete(`/api/events/${moved.id}`), 200);
  expectStatus(await ben.client.delete(path), 200);
  const watcher = await Watcher.open(ben.client, familyId);
  const restored = await watcher.sees(() => ben.client.post(`/api/events/${moved.id}/restore`));
  expect(restored.body).toMatchObject({ seriesId: null, seriesDate: null, title: 'Moved' });
  const { revision } = restored;
  await watcher.sees(() => ben.client.post('/api/events/undo', { revision }));
  // It counts from now on.
  await query(
    app,
    `INSERT INTO events (id, family_id, creator_id, title, date, is_all_day, main_category,
       sub_category, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Filler', '2026-11-20', true, 'General family gatherings',
       'Picnic', now(), now() FROM generate_series(1, 30)`,
    [familyId, ben.id],
  );
  const full = { status: 403, body: { code: 'plan_limit' } };
  expect(await ben.client.post(`/api/events/${moved.id}/restore`)).toMatchObject(full);
  const undone = await ben.client.post('/api/events/undo', { revision: gone.revision });
  expect(undone.status).toBeGreaterThanOrEqual(403);
  watcher.close();
});
