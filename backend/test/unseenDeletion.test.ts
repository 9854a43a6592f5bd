import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { LIMITS } from '@kinday/contracts/product';
import { buildEvent, buildFamily, expectStatus, timed, type Person } from './support/builders.js';
import { all, PianoLessons, WEEKLY } from './support/PianoLessons.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

// A deletion says which version it means: what somebody changed since is not deleted unseen.

const app = startApp();

describe('an event', () => {
  let ben: Person;
  let event: Event;
  let watcher: Watcher;
  const path = (version: number) => `/api/events/${event.id}?version=${version}`;

  beforeEach(async () => {
    const family = await buildFamily(app, 'Ben');
    ben = family.members[0]!;
    event = await buildEvent(ben);
    watcher = await Watcher.open(family.owner.client, family.id);
  });
  afterEach(() => watcher.close());

  test('[S10] that somebody changed since stays, and 409 says how it is now', async () => {
    const edit = { ...timed, title: 'SURGERY', version: 1 };
    const { body: edited } = await watcher.sees(() =>
      ben.client.put(`/api/events/${event.id}`, edit),
    );
    const late = await watcher.seesNothing(() => ben.client.delete(path(1)));
    expect(late).toMatchObject({ status: 409, body: { code: 'event_changed', event: edited } });
    expectStatus(await watcher.sees(() => ben.client.delete(path(2))), 200);
  });

  test('that was brought back is not deleted again by a call that was late', async () => {
    const { revision } = await watcher.sees(() => ben.client.delete(path(1)));
    await watcher.sees(() => ben.client.post('/api/events/undo', { revision }));
    const late = await watcher.seesNothing(() => ben.client.delete(path(1)));
    expect(late).toMatchObject({ status: 409, body: { event: { title: event.title } } });
  });

  test('is deleted by an older client, which says no version', async () => {
    await ben.client.put(`/api/events/${event.id}`, { ...timed, title: 'Zoo' });
    expectStatus(await ben.client.delete(`/api/events/${event.id}`), 200);
  });

  test.each(['x', '-1', '1.5', '9'.repeat(20)])(
    'with the version %s is refused',
    async (version) => {
      const answer = await ben.client.delete(`/api/events/${event.id}?version=${version}`);
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { version: 'Invalid version' } },
      });
    },
  );
});

describe('of a series', () => {
  let lessons: PianoLessons;

  beforeEach(async () => {
    lessons = await PianoLessons.begin(app);
  });
  afterEach(() => lessons.watcher.close());

  const places = [
    ['one occurrence', '/occurrences/2026-11-12?', all().toSpliced(1, 1)],
    ['what follows', '?from=2026-11-19&', all().slice(0, 2)],
    ['all', '?', []],
  ] as const;
  const remove = (place: string, version: number) =>
    lessons.ben.client.delete(`${lessons.path}${place}version=${version}`);

  test.each(places)('[S10] %s: what somebody changed since stays', async (_what, place, left) => {
    const violin = { ...WEEKLY, title: 'Violin', version: 1 };
    await lessons.watcher.sees(() => lessons.ben.client.put(lessons.path, violin));
    const before = await lessons.shown();
    const late = await lessons.watcher.seesNothing(() => remove(place, 1));
    const series = { title: 'Violin', version: 2 };
    expect(late).toMatchObject({ status: 409, body: { code: 'event_changed', series } });
    expect(await lessons.shown()).toEqual(before);
    expectStatus(await lessons.watcher.sees(() => remove(place, 2)), 200);
    expect(await lessons.shown()).toEqual(left.map((each) => each.replace('Piano', 'Violin')));
  });

  test.each(places)(
    '[S10] %s: brought back, it is not deleted again by a call that was late',
    async (_what, place, left) => {
      const deleted = await lessons.watcher.sees(() => remove(place, 1));
      expect(await lessons.shown()).toEqual(left);
      await lessons.undo(lessons.ben, deleted);
      expect(await lessons.watcher.seesNothing(() => remove(place, 1))).toMatchObject({
        status: 409,
        body: { code: 'event_changed' },
      });
      expect(await lessons.shown()).toEqual(all());
    },
  );

  test('one occurrence, or what follows: deleted already, a call that was late finds it done', async () => {
    for (const [, place] of places.slice(0, 2)) {
      expectStatus(await lessons.watcher.sees(() => remove(place, 1)), 200);
      expectStatus(await lessons.watcher.seesNothing(() => remove(place, 1)), 200);
    }
  });
});

describe('of a series: a day that somebody changed by itself', () => {
  let lessons: PianoLessons;

  beforeEach(async () => {
    lessons = await PianoLessons.begin(app);
  });
  afterEach(() => lessons.watcher.close());

  const owner = () => lessons.family.owner;
  /** Gives a day other fields. @returns the revision that did it */
  const change = async (person: Person, day: string, fields: object) => {
    const path = `${lessons.path}/occurrences/${day}`;
    const input = { ...timed, date: day, ...fields };
    const { revision } = expectStatus(await person.client.put(path, input), 200);
    return revision!;
  };
  const remove = (query: string) => lessons.ben.client.delete(`${lessons.path}?${query}`);
  const EXAM = { title: 'Exam' };

  test.each([
    ['all', '', []],
    ['what follows', 'from=2026-11-19&', all().slice(0, 2)],
  ])('[S10] %s: since the deleter last saw the calendar, it stays', async (_what, from, left) => {
    const seen = await change(lessons.ben, '2026-12-03', { title: 'Concert' });
    await change(owner(), '2026-11-19', EXAM);
    await change(owner(), '2026-11-26', { title: 'Recital' });
    const before = await lessons.shown();
    const late = await lessons.watcher.seesNothing(() => remove(`${from}version=1&seen=${seen}`));
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'event_changed', event: EXAM, others: 1, seen: seen + 2 },
    });
    expect(await lessons.shown()).toEqual(before);
    const known = () => remove(`${from}version=1&seen=${seen + 2}`);
    expectStatus(await lessons.watcher.sees(known), 200);
    expect(await lessons.shown()).toEqual(left);
  });

  test('who took it on is told as well', async () => {
    const seen = await change(lessons.ben, '2026-11-12', { needsSomebody: true });
    const [, day] = await lessons.events();
    expectStatus(await lessons.cleo.client.post(`/api/events/${day!.id}/claim`), 200);
    expect(await remove(`version=1&seen=${seen}`)).toMatchObject({
      status: 409,
      body: { event: { id: day!.id, claimedBy: lessons.cleo.id }, others: 0, seen: seen + 1 },
    });
  });

  test('goes where the deleter has changed it last, where it says the same as all, and where it stays anyway', async () => {
    const seen = await change(owner(), '2026-11-12', EXAM);
    const [, exam] = await lessons.events();
    const edit = { ...timed, date: '2026-11-12', title: 'Essay' };
    await owner().client.put(`/api/events/${exam!.id}`, { ...edit, version: 1 });
    await lessons.ben.client.put(`/api/events/${exam!.id}`, { ...edit, title: 'Test', version: 2 });
    await change(owner(), '2026-11-26', { title: 'Piano' });
    await change(owner(), '2026-11-19', { title: 'Recital' });
    expectStatus(await remove(`from=2026-11-26&version=1&seen=${seen}`), 200);
    expect(await lessons.shown()).toHaveLength(3);
  });

  test('stays where an edit of the whole series, by the deleter, gave it a part alone', async () => {
    const seen = await change(owner(), '2026-11-12', { title: 'Recital' });
    await change(owner(), '2026-11-19', EXAM);
    const later = { ...WEEKLY, startTime: '10:00', endTime: '11:00', version: 1 };
    const edited = expectStatus(await lessons.ben.client.put(lessons.path, later), 200);
    expect(edited.revision).toBe(seen + 2);
    const late = await lessons.watcher.seesNothing(() =>
      remove(`from=2026-11-19&version=2&seen=${seen}`),
    );
    expect(late).toMatchObject({ status: 409, body: { event: EXAM, others: 0, seen: seen + 2 } });
  });

  test('before the log begins, or in another log, is not known to be seen', async () => {
    const seen = await change(owner(), '2026-11-12', EXAM);
    await query(app, 'DELETE FROM changes WHERE family_id = $1', [lessons.family.id]);
    for (const other of [seen - 1, seen + 7]) {
      expect(await remove(`version=1&seen=${other}`)).toMatchObject({
        body: { event: EXAM, seen },
      });
    }
    expectStatus(await remove(`version=1&seen=${seen}`), 200);
  });

  test('behind more of the log than is read inside the lock is not known to be seen', async () => {
    const seen = await change(owner(), '2026-11-12', EXAM);
    const now = await change(lessons.ben, '2026-11-19', { title: 'Recital' });
    await query(app, 'UPDATE changes SET bytes = $2 WHERE family_id = $1 AND revision = $3', [
      lessons.family.id,
      LIMITS.missedBytes + 1,
      now,
    ]);
    const late = await remove(`version=1&seen=${seen}`);
    expect(late).toMatchObject({ status: 409, body: { event: EXAM, others: 1, seen: now } });
    expectStatus(await remove(`version=1&seen=${now}`), 200);
  });

  test('goes along with a deletion by an older client, which does not say what it saw', async () => {
    await change(owner(), '2026-11-12', EXAM);
    expectStatus(await remove('version=1'), 200);
  });

  test.each(['x', '-1', '1.5', '9'.repeat(20)])('seen=%s is refused', async (seen) => {
    expect(await remove(`version=1&seen=${seen}`)).toMatchObject({
      status: 400,
      body: { fields: { seen: 'Invalid version' } },
    });
  });
});
