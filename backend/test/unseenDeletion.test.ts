import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { buildEvent, buildFamily, expectStatus, timed, type Person } from './support/builders.js';
import { all, PianoLessons, WEEKLY } from './support/PianoLessons.js';
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
