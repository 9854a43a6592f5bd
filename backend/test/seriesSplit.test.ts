import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildSeries, timed } from './support/builders.js';
import { all, PianoLessons, THURSDAYS, WEEKLY } from './support/PianoLessons.js';
import { startApp } from './support/startApp.js';

const app = startApp();
let lessons: PianoLessons;
beforeEach(async () => {
  lessons = await PianoLessons.begin(app);
});
afterEach(() => lessons.watcher.close());

const split = (fields: object = {}) =>
  lessons.ben.client.post(`${lessons.path}/split`, {
    ...WEEKLY,
    rrule: undefined,
    date: '2026-11-19',
    from: '2026-11-19',
    newId: randomUUID(),
    title: 'Violin',
    ...fields,
  });

test('[S10] this and the following become a series of their own with their changed ones; undo makes them one again', async () => {
  for (const date of ['2026-11-12', '2026-11-26']) {
    await lessons.ben.client.put(`${lessons.path}/occurrences/${date}`, {
      ...timed,
      title: 'Concert',
      date,
    });
  }
  const before = await lessons.shown();
  const made = await lessons.watcher.sees(() => split());
  expect(await lessons.shown()).toEqual(
    before.map((text, place) => (place < 2 ? text : text.replace('Piano', 'Violin'))),
  );
  await lessons.undo(lessons.ben, made);
  expect(await lessons.shown()).toEqual(before);
});

test('a retry of a split finds what the first try made, and a COUNT is divided', async () => {
  await lessons.ben.client.put(lessons.path, { ...WEEKLY, rrule: 'FREQ=WEEKLY;COUNT=5' });
  const newId = randomUUID();
  const first = await lessons.watcher.sees(() => split({ newId }));
  const again = await lessons.watcher.seesNothing(() => split({ newId }));
  expect(again.body).toEqual({ ...(first.body as object), freed: 0 });
  expect(await lessons.shown()).toEqual(
    all()
      .slice(0, 5)
      .map((text, place) => (place < 2 ? text : text.replace('Piano', 'Violin'))),
  );
});

test('of two splits at once both are done, one after the other', async () => {
  const answers = await Promise.all([split(), split({ from: '2026-12-10', date: '2026-12-10' })]);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await lessons.shown()).map((text) => text.slice(-11, -6))).toEqual(THURSDAYS);
});

test('[S10] this and the following deleted, what was before stays; from the first day on all is deleted', async () => {
  const deleted = await lessons.watcher.sees(() =>
    lessons.ben.client.delete(`${lessons.path}?from=2026-11-19`),
  );
  expect(await lessons.shown()).toEqual(all().slice(0, 2));
  await lessons.undo(lessons.ben, deleted);
  expect(await lessons.shown()).toEqual(all());
  await lessons.watcher.sees(() => lessons.ben.client.delete(`${lessons.path}?from=2026-11-05`));
  expect(await lessons.shown()).toEqual([]);
});

test('[S10] the last day that is deleted takes the series along', async () => {
  const short = await buildSeries(lessons.ben, { ...WEEKLY, rrule: 'FREQ=WEEKLY;COUNT=2' });
  const remove = (day: string) =>
    lessons.watcher.sees(() =>
      lessons.ben.client.delete(`/api/series/${short.id}/occurrences/${day}`),
    );
  await remove('2026-11-05');
  await remove('2026-11-12');
  const gone = await lessons.watcher.seesNothing(() =>
    lessons.ben.client.delete(`/api/series/${short.id}`),
  );
  expect(gone).toMatchObject({ status: 404, body: { code: 'no_such_series' } });
});
