import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventSchema, type Event } from '@kinday/contracts/event';
import { seriesAnswerSchema, type Series } from '@kinday/contracts/series';
import {
  buildFamily,
  buildSeries,
  expectStatus,
  timed,
  type BuiltFamily,
  type Person,
} from './support/builders.js';
import type { Answer } from './support/Client.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
let family: BuiltFamily;
let ben: Person;
let cleo: Person;
let watcher: Watcher;
let piano: Series;
let path: string;

/** Thursdays from November 5, 2026 on. */
const weekly = { ...timed, title: 'Piano', date: '2026-11-05', rrule: 'FREQ=WEEKLY' };

beforeEach(async () => {
  family = await buildFamily(app, 'Ben', 'Cleo');
  [ben, cleo] = family.members as [Person, Person];
  watcher = await Watcher.open(cleo.client, family.id);
  piano = await buildSeries(ben, weekly);
  path = `/api/series/${piano.id}`;
});

afterEach(() => watcher.close());

/** What stands in November and December, as "Piano 2026-11-05 09:00". */
async function shown(): Promise<string[]> {
  const answer = await cleo.client.get('/api/occurrences?from=2026-11-01&to=2027-01-01');
  const events = expectStatus(answer, 200).body as Event[];
  return events.map(({ title, date, startTime }) => `${title} ${date.slice(5)} ${startTime}`);
}

const thursdays = ['11-05', '11-12', '11-19', '11-26', '12-03', '12-10', '12-17', '12-24', '12-31'];
const all = (title = 'Piano') => thursdays.map((day) => `${title} ${day} 09:00`);
const with_ = (place: number, other: string) => all().with(place, other);

/** Undoes the change that a write made, seen by the watcher. */
async function undo(person: Person, { revision }: Answer): Promise<Answer> {
  return watcher.sees(() => person.client.post('/api/events/undo', { revision }));
}

test('[S10] a series stands on the days of its rule, as the author’s retry finds', async () => {
  const input = { ...weekly, id: randomUUID(), rrule: 'freq=weekly;count=3', title: 'Chess' };
  const made = await watcher.sees(() => ben.client.post('/api/series', input));
  const again = await watcher.seesNothing(() => ben.client.post('/api/series', input));
  expect([made.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(made.body);
  expect((await shown()).filter((text) => text.startsWith('Chess'))).toEqual([
    'Chess 11-05 09:00',
    'Chess 11-12 09:00',
    'Chess 11-19 09:00',
  ]);
});

test.each([
  ['Events repeat daily, weekly, monthly or yearly.', 'FREQ=HOURLY'],
  ['This repetition cannot be read.', 'every now and then'],
  ['No day fits this repetition.', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
])('is refused with "%s"', async (error, rrule) => {
  const answer = await watcher.seesNothing(() =>
    ben.client.post('/api/series', { ...weekly, rrule }),
  );
  expect(answer).toMatchObject({ status: 400, body: { error } });
});

describe('one occurrence', () => {
  const day = '/occurrences/2026-11-12';

  test('[S10] changed by itself, it is an event; the others stay, and undo brings it back', async () => {
    const edit = { ...timed, title: 'Concert', date: '2026-11-13', startTime: '08:00' };
    const changed = await watcher.sees(() => ben.client.put(`${path}${day}`, edit));
    expect(await shown()).toEqual(with_(1, 'Concert 11-13 08:00'));
    expect(eventSchema.parse(changed.body)).toMatchObject({
      seriesId: piano.id,
      seriesDate: '2026-11-12',
      creatorId: ben.id,
    });
    await undo(ben, changed);
    expect(await shown()).toEqual(all());
  });

  test('[S10] deleted by itself, only it is gone, also when asked twice; undo brings it back', async () => {
    const deleted = await watcher.sees(() => ben.client.delete(`${path}${day}`));
    expect(await shown()).toEqual(all().toSpliced(1, 1));
    const again = await watcher.seesNothing(() => ben.client.delete(`${path}${day}`));
    expect(again.status).toBe(200);
    await undo(ben, deleted);
    expect(await shown()).toEqual(all());
  });

  test('edits of different days never meet, and each is undone by itself', async () => {
    const edit = (date: string) =>
      ben.client.put(`${path}/occurrences/${date}`, { ...timed, title: 'Other', date });
    const answers = await Promise.all([edit('2026-11-12'), edit('2026-11-19')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await undo(ben, answers[0]);
    expect(await shown()).toEqual(with_(2, 'Other 11-19 09:00'));
  });

  test('is changed once: a second edit of the day hears that it was, a retry finds its own', async () => {
    const edit = { ...timed, title: 'Concert', date: '2026-11-12', id: randomUUID() };
    const first = await watcher.sees(() => ben.client.put(`${path}${day}`, edit));
    const retry = await watcher.seesNothing(() => ben.client.put(`${path}${day}`, edit));
    expect(retry.body).toEqual(first.body);
    const other = { ...edit, id: randomUUID() };
    const late = await watcher.seesNothing(() => ben.client.put(`${path}${day}`, other));
    expect(late).toMatchObject({ status: 409, body: { code: 'occurrence_changed' } });
  });

  test('of what needs somebody is done by the first who says so', async () => {
    await ben.client.put(path, { ...weekly, needsSomebody: true });
    const claim = (person: Person) => person.client.post(`${path}${day}/claim`, {});
    const answers = await Promise.all([claim(cleo), claim(family.owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shown()).toEqual(all());
  });

  test('is not for members who did not add it', async () => {
    for (const answer of [
      await watcher.seesNothing(() => cleo.client.delete(`${path}${day}`)),
      await watcher.seesNothing(() => cleo.client.put(path, weekly)),
      await watcher.seesNothing(() => cleo.client.delete(path)),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'not_your_event' } });
    }
  });
});

describe('all occurrences', () => {
  test('[S10] a changed one follows what it had left as it was; undo takes all of it back', async () => {
    const own = { ...timed, title: 'Piano', date: '2026-11-12', startTime: '08:00' };
    await ben.client.put(`${path}/occurrences/2026-11-12`, own);
    const before = await shown();
    const edit = { ...weekly, title: 'Violin', startTime: '09:30' };
    const edited = await watcher.sees(() => ben.client.put(path, edit));
    const violins = all('Violin').map((text) => text.replace('09:00', '09:30'));
    expect(await shown()).toEqual(violins.with(1, 'Violin 11-12 08:00'));
    await undo(ben, edited);
    expect(await shown()).toEqual(before);
  });

  test('[S10] moved by a day, those changed or deleted by themselves move along', async () => {
    await ben.client.delete(`${path}/occurrences/2026-11-19`);
    const other = { ...timed, title: 'Concert', date: '2026-11-12' };
    await ben.client.put(`${path}/occurrences/2026-11-12`, other);
    const edit = { ...weekly, date: '2026-11-06', rrule: 'FREQ=WEEKLY;BYDAY=FR' };
    const moved = await watcher.sees(() => ben.client.put(path, edit));
    expect(seriesAnswerSchema.parse(moved.body).freed).toBe(0);
    expect((await shown()).slice(0, 4)).toEqual([
      'Piano 11-06 09:00',
      'Concert 11-13 09:00',
      'Piano 11-27 09:00',
      'Piano 12-04 09:00',
    ]);
  });

  test('[S10] a changed one whose day is gone becomes an event of its own', async () => {
    const other = { ...timed, title: 'Concert', date: '2026-11-12' };
    await ben.client.put(`${path}/occurrences/2026-11-12`, other);
    const edit = { ...weekly, rrule: 'FREQ=MONTHLY' };
    const edited = await watcher.sees(() => ben.client.put(path, edit));
    expect(seriesAnswerSchema.parse(edited.body).freed).toBe(1);
    expect(await shown()).toEqual([
      'Piano 11-05 09:00',
      'Concert 11-12 09:00',
      'Piano 12-05 09:00',
    ]);
  });

  test('with the version of before somebody’s edit, 409 says how the series is now', async () => {
    const version = piano.version;
    await ben.client.put(path, { ...weekly, title: 'Violin', version });
    const late = await watcher.seesNothing(() =>
      ben.client.put(path, { ...weekly, title: 'Flute', version }),
    );
    expect(late).toMatchObject({ status: 409, body: { series: { title: 'Violin' } } });
  });

  test('[S10] deleted with the changed ones; undo brings all of them back', async () => {
    const other = { ...timed, title: 'Concert', date: '2026-11-12' };
    await ben.client.put(`${path}/occurrences/2026-11-12`, other);
    const deleted = await watcher.sees(() => ben.client.delete(path));
    expect(await shown()).toEqual([]);
    await undo(ben, deleted);
    expect(await shown()).toEqual(with_(1, 'Concert 11-12 09:00'));
  });
});

describe('this and the following', () => {
  const split = (fields: object = {}) =>
    ben.client.post(`${path}/split`, {
      ...weekly,
      rrule: undefined,
      date: '2026-11-19',
      from: '2026-11-19',
      newId: randomUUID(),
      title: 'Violin',
      ...fields,
    });

  test('[S10] become a series of their own with their changed ones; undo makes them one again', async () => {
    for (const date of ['2026-11-12', '2026-11-26']) {
      await ben.client.put(`${path}/occurrences/${date}`, { ...timed, title: 'Concert', date });
    }
    const before = await shown();
    const made = await watcher.sees(() => split());
    expect(await shown()).toEqual(
      before.map((text, place) => (place < 2 ? text : text.replace('Piano', 'Violin'))),
    );
    await undo(ben, made);
    expect(await shown()).toEqual(before);
  });

  test('a retry finds what the first try made, and a COUNT is divided', async () => {
    await ben.client.put(path, { ...weekly, rrule: 'FREQ=WEEKLY;COUNT=5' });
    const newId = randomUUID();
    const first = await watcher.sees(() => split({ newId }));
    const again = await watcher.seesNothing(() => split({ newId }));
    expect(again.body).toEqual({ ...(first.body as object), freed: 0 });
    expect(await shown()).toEqual(
      all()
        .slice(0, 5)
        .map((text, place) => (place < 2 ? text : text.replace('Piano', 'Violin'))),
    );
  });

  test('of two splits at once both are done, one after the other', async () => {
    const answers = await Promise.all([split(), split({ from: '2026-12-10', date: '2026-12-10' })]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await shown()).map((text) => text.slice(-11, -6))).toEqual(thursdays);
  });

  test('[S10] deleted, what was before stays; from the first day on all is deleted', async () => {
    const deleted = await watcher.sees(() => ben.client.delete(`${path}?from=2026-11-19`));
    expect(await shown()).toEqual(all().slice(0, 2));
    await undo(ben, deleted);
    expect(await shown()).toEqual(all());
    await watcher.sees(() => ben.client.delete(`${path}?from=2026-11-05`));
    expect(await shown()).toEqual([]);
  });
});

test('[S10] a series is no longer for a former member', async () => {
  const home = await buildFamily(app, 'Dan');
  const { client } = home.owner;
  const own = await Watcher.open(client, home.id);
  await buildSeries(home.owner, { forIds: [home.members[0]!.id] });
  await own.sees(() => client.post('/api/family/remove-member', { userId: home.members[0]!.id }));
  expect((await own.views()).at(-1)!.records.series).toMatchObject([{ forIds: [] }]);
  own.close();
});

test('[S10] the last day that is deleted takes the series along', async () => {
  const short = await buildSeries(ben, { ...weekly, rrule: 'FREQ=WEEKLY;COUNT=2' });
  const remove = (day: string) =>
    watcher.sees(() => ben.client.delete(`/api/series/${short.id}/occurrences/${day}`));
  await remove('2026-11-05');
  await remove('2026-11-12');
  const gone = await watcher.seesNothing(() => ben.client.delete(`/api/series/${short.id}`));
  expect(gone).toMatchObject({ status: 404, body: { code: 'no_such_series' } });
});
