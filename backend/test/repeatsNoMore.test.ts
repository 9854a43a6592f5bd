import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import type { Series } from '@kinday/contracts/series';
import { expectStatus, timed, type BuiltFamily, type Person } from './support/builders.js';
import { all, PianoLessons, WEEKLY } from './support/PianoLessons.js';
import { startApp } from './support/startApp.js';
import type { Watcher } from './support/Watcher.js';

const app = startApp();
let lessons: PianoLessons;
let family: BuiltFamily;
let ben: Person;
let cleo: Person;
let watcher: Watcher;
let piano: Series;
beforeEach(async () => {
  lessons = await PianoLessons.begin(app);
  ({ family, ben, cleo, watcher, piano } = lessons);
});
afterEach(() => watcher.close());

const alone = (person: Person, fields: object = {}, day = '2026-11-12') =>
  person.client.post(`${lessons.path}/occurrences/${day}/alone`, {
    ...timed,
    title: 'Recital',
    date: day,
    scope: 'all',
    version: piano.version,
    newId: randomUUID(),
    ...fields,
  });
const concert = (date: string) =>
  ben.client.put(`${lessons.path}/occurrences/${date}`, {
    ...timed,
    title: 'Concert',
    date,
  });

test.each([
  ['all', ['Recital 11-12 09:00']],
  ['following', ['Piano 11-05 09:00', 'Recital 11-12 09:00']],
])(
  '[S10] a series repeats no more, %s, in one change, which undo takes back as a whole',
  async (scope, left) => {
    await concert('2026-11-19');
    const before = await lessons.shown();
    const { answer, change } = await watcher.watch(() => alone(ben, { scope }));
    expect(await lessons.shown()).toEqual(left);
    expect(change.news).toMatchObject([{ kind: 'changed', name: 'Recital' }]);
    expect(answer.body).toMatchObject({ creatorId: ben.id, seriesId: null, seriesDate: null });
    await lessons.undo(ben, answer);
    expect(await lessons.shown()).toEqual(before);
  },
);

test('[S10] what repeats no more from its first day on is all of it', async () => {
  await watcher.sees(() => alone(ben, { scope: 'following' }, '2026-11-05'));
  expect(await lessons.shown()).toEqual(['Recital 11-05 09:00']);
});

test('[S10] a day that was changed by itself stays the event that it is, with who does it', async () => {
  await ben.client.put(lessons.path, { ...WEEKLY, needsSomebody: true });
  const claim = `${lessons.path}/occurrences/2026-11-12/claim`;
  const own = (await cleo.client.post(claim, {})).body as Event;
  const blind = await watcher.seesNothing(() => alone(ben));
  expect(blind).toMatchObject({ status: 409, body: { event: { id: own.id } } });
  const seen = { newId: own.id, version: own.version };
  const kept = await watcher.sees(() => alone(ben, seen));
  expect(kept.body).toMatchObject({ id: own.id, claimedBy: cleo.id, seriesId: null });
  expect(await lessons.shown()).toEqual(['Recital 11-12 09:00']);
  await lessons.undo(ben, kept);
  expect(await lessons.shown()).toEqual(all());
});

test.each([
  ['all', ['Recital 11-12 09:00']],
  ['following', ['Piano 11-05 09:00', 'Recital 11-12 09:00']],
])(
  '[S10] %s: a day that somebody changed by itself, unseen by who ends the series, stays',
  async (scope, left) => {
    const { revision: seen } = expectStatus(await concert('2026-12-03'), 200);
    const exam = { ...timed, title: 'Exam', date: '2026-11-19' };
    await family.owner.client.put(`${lessons.path}/occurrences/${exam.date}`, exam);
    const before = await lessons.shown();
    const late = await watcher.seesNothing(() => alone(ben, { scope, seen }));
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'event_changed', event: { title: 'Exam' }, others: 0, seen: seen! + 1 },
    });
    expect(await lessons.shown()).toEqual(before);
    expectStatus(await watcher.sees(() => alone(ben, { scope, seen: seen! + 1 })), 200);
    expect(await lessons.shown()).toEqual(left);
  },
);

test('the day that stays does not go unseen, whoever changed it', async () => {
  const day = { ...timed, title: 'Exam', date: '2026-11-12' };
  const path = `${lessons.path}/occurrences/${day.date}`;
  const { body } = await family.owner.client.put(path, day);
  const own = { newId: (body as Event).id, version: 1, title: 'Exam', seen: 0 };
  expectStatus(await watcher.sees(() => alone(ben, own)), 200);
  expect(await lessons.shown()).toEqual(['Exam 11-12 09:00']);
});

test('with a revision seen that is none, it is refused', async () => {
  expect(await alone(ben, { seen: 'x' })).toMatchObject({
    status: 400,
    body: { fields: { seen: 'Invalid version' } },
  });
});

test('a retry finds what the first try made; others than its creator and the owner may not', async () => {
  const refused = await watcher.seesNothing(() => alone(cleo));
  expect(refused).toMatchObject({ status: 403, body: { code: 'not_your_event' } });
  const newId = randomUUID();
  const made = await watcher.sees(() => alone(family.owner, { newId }));
  const again = await watcher.seesNothing(() => alone(family.owner, { newId }));
  expect(again).toMatchObject({ status: 200, body: made.body as object });
  const other = await watcher.seesNothing(() => alone(family.owner, { newId, title: 'Other' }));
  expect(other).toMatchObject({ status: 409, body: { event: { id: newId } } });
  const late = await watcher.seesNothing(() => alone(ben));
  expect(late).toMatchObject({ status: 404, body: { code: 'no_such_series' } });
});

test('after somebody’s edit of all, 409 says how the series is now; of a day that is gone, that', async () => {
  await family.owner.client.put(lessons.path, { ...WEEKLY, title: 'Chess' });
  const late = await watcher.seesNothing(() => alone(ben));
  expect(late).toMatchObject({ status: 409, body: { series: { title: 'Chess' } } });
  const gone = await watcher.seesNothing(() => alone(ben, { version: undefined }, '2026-11-13'));
  expect(gone).toMatchObject({ status: 409, body: { code: 'occurrence_changed' } });
});
