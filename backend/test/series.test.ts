import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventSchema } from '@kinday/contracts/event';
import { seriesAnswerSchema } from '@kinday/contracts/series';
import { buildFamily, buildSeries, expectStatus, timed, type Person } from './support/builders.js';
import { all, PianoLessons, WEEKLY } from './support/PianoLessons.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
let lessons: PianoLessons;
beforeEach(async () => {
  lessons = await PianoLessons.begin(app);
});
afterEach(() => lessons.watcher.close());

test('[S10] a series stands on the days of its rule, as the author’s retry finds', async () => {
  const input = { ...WEEKLY, id: randomUUID(), rrule: 'freq=weekly;count=3', title: 'Chess' };
  const made = await lessons.watcher.sees(() => lessons.ben.client.post('/api/series', input));
  const again = await lessons.watcher.seesNothing(() =>
    lessons.ben.client.post('/api/series', input),
  );
  expect([made.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(made.body);
  expect((await lessons.shown()).filter((text) => text.startsWith('Chess'))).toEqual([
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
  const answer = await lessons.watcher.seesNothing(() =>
    lessons.ben.client.post('/api/series', { ...WEEKLY, rrule }),
  );
  expect(answer).toMatchObject({ status: 400, body: { error } });
});

describe('one occurrence', () => {
  const day = '/occurrences/2026-11-12';

  test('[S10] changed by itself, it is an event; the others stay, and undo brings it back', async () => {
    const edit = { ...timed, title: 'Concert', date: '2026-11-13', startTime: '08:00' };
    const changed = await lessons.watcher.sees(() =>
      lessons.ben.client.put(`${lessons.path}${day}`, edit),
    );
    expect(await lessons.shown()).toEqual(all().with(1, 'Concert 11-13 08:00'));
    expect(eventSchema.parse(changed.body)).toMatchObject({
      seriesId: lessons.piano.id,
      seriesDate: '2026-11-12',
      creatorId: lessons.ben.id,
    });
    await lessons.undo(lessons.ben, changed);
    expect(await lessons.shown()).toEqual(all());
  });

  test('[S10] deleted by itself, only it is gone, also when asked twice; undo brings it back', async () => {
    const deleted = await lessons.watcher.sees(() =>
      lessons.ben.client.delete(`${lessons.path}${day}`),
    );
    expect(await lessons.shown()).toEqual(all().toSpliced(1, 1));
    const again = await lessons.watcher.seesNothing(() =>
      lessons.ben.client.delete(`${lessons.path}${day}`),
    );
    expect(again.status).toBe(200);
    await lessons.undo(lessons.ben, deleted);
    expect(await lessons.shown()).toEqual(all());
  });

  test('edits of different days never meet, and each is undone by itself', async () => {
    const edit = (date: string) =>
      lessons.ben.client.put(`${lessons.path}/occurrences/${date}`, {
        ...timed,
        title: 'Other',
        date,
      });
    const answers = await Promise.all([edit('2026-11-12'), edit('2026-11-19')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await lessons.undo(lessons.ben, answers[0]);
    expect(await lessons.shown()).toEqual(all().with(2, 'Other 11-19 09:00'));
  });

  test('is changed once: a second edit of the day hears that it was, a retry finds its own', async () => {
    const edit = { ...timed, title: 'Concert', date: '2026-11-12', id: randomUUID() };
    const first = await lessons.watcher.sees(() =>
      lessons.ben.client.put(`${lessons.path}${day}`, edit),
    );
    const retry = await lessons.watcher.seesNothing(() =>
      lessons.ben.client.put(`${lessons.path}${day}`, edit),
    );
    expect(retry.body).toEqual(first.body);
    const other = { ...edit, id: randomUUID() };
    for (const ask of [
      () => lessons.ben.client.put(`${lessons.path}${day}`, other),
      () => lessons.ben.client.delete(`${lessons.path}${day}`),
    ]) {
      const late = await lessons.watcher.seesNothing(ask);
      const event = { id: edit.id, title: 'Concert' };
      expect(late).toMatchObject({ status: 409, body: { code: 'occurrence_changed', event } });
    }
  });

  test('[S10] of a series that somebody edited since is not changed over that; an older client says no version', async () => {
    const later = { ...WEEKLY, startTime: '11:00', endTime: '12:00' };
    expectStatus(await lessons.family.owner.client.put(lessons.path, later), 200);
    const edit = { ...timed, title: 'Concert', date: '2026-11-12' };
    const change = (more: object) =>
      lessons.ben.client.put(`${lessons.path}${day}`, { ...edit, ...more });
    const late = await lessons.watcher.seesNothing(() => change({ version: 1 }));
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'event_changed', series: { startTime: '11:00', version: 2 } },
    });
    const again = { id: randomUUID(), version: 2 };
    const made = await lessons.watcher.sees(() => change(again));
    // A retry finds the event, although the series has another version by then.
    expectStatus(await lessons.family.owner.client.put(lessons.path, WEEKLY), 200);
    expect((await lessons.watcher.seesNothing(() => change(again))).body).toEqual(made.body);
    const older = { ...edit, date: '2026-11-19' };
    const path = `${lessons.path}/occurrences/2026-11-19`;
    expectStatus(await lessons.watcher.sees(() => lessons.ben.client.put(path, older)), 200);
  });

  test('of what needs somebody is done by the first who says so', async () => {
    await lessons.ben.client.put(lessons.path, { ...WEEKLY, needsSomebody: true });
    // A page of an earlier release says nothing with it.
    const claim = (person: Person) => person.client.post(`${lessons.path}${day}/claim`);
    const answers = await Promise.all([claim(lessons.cleo), claim(lessons.family.owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await lessons.shown()).toEqual(all());
  });

  test('that is claimed becomes the event whose id the member’s page made, as their retry finds', async () => {
    await lessons.ben.client.put(lessons.path, { ...WEEKLY, needsSomebody: true });
    const [id, claim] = [randomUUID(), `${lessons.path}${day}/claim`];
    const claimed = await lessons.watcher.sees(() => lessons.cleo.client.post(claim, { id }));
    expect(claimed).toMatchObject({ status: 200, body: { id, claimedBy: lessons.cleo.id } });
    const retry = await lessons.watcher.seesNothing(() => lessons.cleo.client.post(claim, { id }));
    expect(retry.body).toEqual(claimed.body);
    const next = `${lessons.path}/occurrences/2026-11-19/claim`;
    const taken = await lessons.watcher.seesNothing(() => lessons.cleo.client.post(next, { id }));
    expect(taken).toMatchObject({ status: 409, body: { code: 'id_taken' } });
  });

  test('is not for members who did not add it', async () => {
    for (const answer of [
      await lessons.watcher.seesNothing(() => lessons.cleo.client.delete(`${lessons.path}${day}`)),
      await lessons.watcher.seesNothing(() => lessons.cleo.client.put(lessons.path, WEEKLY)),
      await lessons.watcher.seesNothing(() => lessons.cleo.client.delete(lessons.path)),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'not_your_event' } });
    }
  });
});

describe('all occurrences', () => {
  test('[S10] a changed one follows what it had left as it was; undo takes all of it back', async () => {
    const own = { ...timed, title: 'Piano', date: '2026-11-12', startTime: '08:00' };
    await lessons.ben.client.put(`${lessons.path}/occurrences/2026-11-12`, own);
    const before = await lessons.shown();
    const edit = { ...WEEKLY, title: 'Violin', startTime: '09:30' };
    const edited = await lessons.watcher.sees(() => lessons.ben.client.put(lessons.path, edit));
    const violins = all('Violin').map((text) => text.replace('09:00', '09:30'));
    expect(await lessons.shown()).toEqual(violins.with(1, 'Violin 11-12 08:00'));
    await lessons.undo(lessons.ben, edited);
    expect(await lessons.shown()).toEqual(before);
  });

  test('[S10] moved by a day, those changed or deleted by themselves move along', async () => {
    await lessons.ben.client.delete(`${lessons.path}/occurrences/2026-11-19`);
    const other = { ...timed, title: 'Concert', date: '2026-11-12' };
    await lessons.ben.client.put(`${lessons.path}/occurrences/2026-11-12`, other);
    const edit = { ...WEEKLY, date: '2026-11-06', rrule: 'FREQ=WEEKLY;BYDAY=FR' };
    const moved = await lessons.watcher.sees(() => lessons.ben.client.put(lessons.path, edit));
    expect(seriesAnswerSchema.parse(moved.body).freed).toBe(0);
    expect((await lessons.shown()).slice(0, 4)).toEqual([
      'Piano 11-06 09:00',
      'Concert 11-13 09:00',
      'Piano 11-27 09:00',
      'Piano 12-04 09:00',
    ]);
  });

  test('[S10] a changed one whose day is gone becomes an event of its own', async () => {
    const other = { ...timed, title: 'Concert', date: '2026-11-12' };
    await lessons.ben.client.put(`${lessons.path}/occurrences/2026-11-12`, other);
    const edit = { ...WEEKLY, rrule: 'FREQ=MONTHLY' };
    const edited = await lessons.watcher.sees(() => lessons.ben.client.put(lessons.path, edit));
    expect(seriesAnswerSchema.parse(edited.body).freed).toBe(1);
    expect(await lessons.shown()).toEqual([
      'Piano 11-05 09:00',
      'Concert 11-12 09:00',
      'Piano 12-05 09:00',
    ]);
  });

  test('with the version of before somebody’s edit, 409 says how the series is now', async () => {
    const version = lessons.piano.version;
    await lessons.ben.client.put(lessons.path, { ...WEEKLY, title: 'Violin', version });
    const late = await lessons.watcher.seesNothing(() =>
      lessons.ben.client.put(lessons.path, { ...WEEKLY, title: 'Flute', version }),
    );
    expect(late).toMatchObject({ status: 409, body: { series: { title: 'Violin' } } });
  });

  test('[S10] deleted with the changed ones; undo brings all of them back', async () => {
    const other = { ...timed, title: 'Concert', date: '2026-11-12' };
    await lessons.ben.client.put(`${lessons.path}/occurrences/2026-11-12`, other);
    const deleted = await lessons.watcher.sees(() => lessons.ben.client.delete(lessons.path));
    expect(await lessons.shown()).toEqual([]);
    await lessons.undo(lessons.ben, deleted);
    expect(await lessons.shown()).toEqual(all().with(1, 'Concert 11-12 09:00'));
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
