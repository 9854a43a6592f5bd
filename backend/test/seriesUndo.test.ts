import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { buildFamily, buildSeries, expectStatus, timed } from './support/builders.js';
import { all, PianoLessons, WEEKLY } from './support/PianoLessons.js';
import { startApp } from './support/startApp.js';

const app = startApp();
let lessons: PianoLessons;
beforeEach(async () => {
  lessons = await PianoLessons.begin(app);
});
afterEach(() => lessons.watcher.close());

const FRIDAYS = { ...WEEKLY, date: '2026-11-06', rrule: 'FREQ=WEEKLY;BYDAY=FR' };

test.each([
  ['changed', { ...timed, title: 'Concert', date: '2026-11-20' }],
  ['deleted', null],
])('a move of all days stays when one of the new days was %s since', async (_what, edit) => {
  const { ben, path, watcher } = lessons;
  const { revision } = expectStatus(await ben.client.put(path, FRIDAYS), 200);
  const day = `${path}/occurrences/2026-11-20`;
  expectStatus(await (edit ? ben.client.put(day, edit) : ben.client.delete(day)), 200);
  const before = await lessons.shown();
  const undone = await watcher.seesNothing(() => ben.client.post('/api/events/undo', { revision }));
  expect(undone).toMatchObject({
    status: 409,
    body: { code: 'event_changed' },
  });
  expect(await lessons.shown()).toEqual(before);
});

test('an edit that leaves the days where they are is undone beside days taken out since', async () => {
  const { ben, path } = lessons;
  const renamed = await ben.client.put(path, { ...WEEKLY, title: 'Violin' });
  expectStatus(await ben.client.delete(`${path}/occurrences/2026-11-12`), 200);
  await lessons.undo(ben, renamed);
  expect(await lessons.shown()).toEqual(all().toSpliced(1, 1));
});

test('an undo of series that is sent again is done', async () => {
  const { ben, path, watcher } = lessons;
  const moved = expectStatus(await ben.client.put(path, FRIDAYS), 200);
  await lessons.undo(ben, moved);
  const split = await ben.client.post(`${path}/split`, {
    ...WEEKLY,
    title: 'Violin',
    from: '2026-11-19',
    newId: randomUUID(),
  });
  await lessons.undo(ben, split);
  for (const { revision } of [moved, split]) {
    const again = await watcher.seesNothing(() =>
      ben.client.post('/api/events/undo', { revision }),
    );
    expect(again.body).toEqual({ success: true });
  }
  expect(await lessons.shown()).toEqual(all());
});

const DELETIONS = [
  ['all', '', undefined],
  ['what follows', '?from=2026-11-19', '2026-11-19'],
  ['what follows the first day', '?from=2026-11-05', '2026-11-05'],
  ['one', '/occurrences/2026-11-19', '2026-11-19'],
] as const;

describe.each(DELETIONS)('a deletion of %s whose revision nobody was told', (_what, place, day) => {
  const restore = (after: number, person = lessons.ben) =>
    person.client.post(`${lessons.path}/restore`, { after, day });
  const remove = async () => {
    const { revision: seen } = await lessons.ben.client.put(
      `${lessons.path}/occurrences/2026-11-12`,
      { ...timed, title: 'Concert', date: '2026-11-12' },
    );
    const before = await lessons.shown();
    expectStatus(await lessons.ben.client.delete(lessons.path + place), 200);
    return { seen: seen!, before };
  };

  test('[S10] is taken back as a whole, once, however often that is sent', async () => {
    const { seen, before } = await remove();
    expectStatus(await lessons.watcher.sees(() => restore(seen)), 200);
    expect(await lessons.shown()).toEqual(before);
    expectStatus(await lessons.watcher.seesNothing(() => restore(seen)), 200);
  });

  test('is nothing to take back before it was seen, by others, or where it never came', async () => {
    const { seen } = await remove();
    const nothing = { status: 404, body: { code: 'nothing_to_undo' } };
    expect(await lessons.watcher.seesNothing(() => restore(seen + 1))).toMatchObject(nothing);
    for (const other of [lessons.cleo, lessons.family.owner]) {
      expect(await lessons.watcher.seesNothing(() => restore(seen, other))).toMatchObject(nothing);
    }
  });
});

test('a deletion that somebody has answered since by an edit of what is left stays', async () => {
  const { ben, family, path, watcher } = lessons;
  const [, place, day] = DELETIONS[1];
  expectStatus(await ben.client.delete(path + place), 200);
  const chess = { ...WEEKLY, title: 'Chess', rrule: 'FREQ=WEEKLY;UNTIL=20261112' };
  expectStatus(await family.owner.client.put(path, chess), 200);
  const restored = () => ben.client.post(`${path}/restore`, { after: 0, day });
  const refused = { status: 409, body: { code: 'event_changed' } };
  expect(await watcher.seesNothing(restored)).toMatchObject(refused);
});

test('a deletion is taken back only where the plan has room for it', async () => {
  const { ben, path } = lessons;
  expectStatus(await ben.client.delete(path), 200);
  const add = (at: number) =>
    ben.client.post('/api/events', { ...timed, title: `Event ${at}`, date: '2026-11-05' });
  for (let at = 1; at <= 30; at += 1) expectStatus(await add(at), 201);
  const restored = await ben.client.post(`${path}/restore`, { after: 0 });
  expect(restored).toMatchObject({ status: 403, body: { error: /up to 30 events/ } });
});

test('a member who said to do one occurrence of another’s series takes that back', async () => {
  const { ben, cleo, path } = lessons;
  expectStatus(await ben.client.put(path, { ...WEEKLY, needsSomebody: true }), 200);
  const claimed = await cleo.client.post(`${path}/occurrences/2026-11-12/claim`, {});
  const claimedBy = async () => (await lessons.events()).map((event) => event.claimedBy);
  expect(await claimedBy()).toContain(cleo.id);
  const recent = await cleo.client.get('/api/changes/recent?whose=mine');
  expect(recent.body).toMatchObject({ changes: [{ canUndo: true }, { canUndo: false }] });
  expectStatus(await lessons.undo(cleo, expectStatus(claimed, 200)), 200);
  expect(await claimedBy()).not.toContain(cleo.id);
  expect(await lessons.shown()).toEqual(all());
});

test('what is sent again after an undo, or with an id that something else has, is refused', async () => {
  const { ben, path, piano } = lessons;
  const day = '2026-11-19';
  const split = (newId: string) =>
    ben.client.post(`${path}/split`, { ...WEEKLY, title: 'Violin', from: day, newId });
  const change = (id: string) =>
    ben.client.put(`${path}/occurrences/${day}`, { ...timed, title: 'Concert', date: day, id });
  const stranger = (await buildFamily(app)).owner;
  const taken = { status: 409, body: { code: 'id_taken' } };
  for (const send of [split, change]) {
    const id = randomUUID();
    await lessons.undo(ben, expectStatus(await send(id), 200));
    expect(await send(id)).toMatchObject(taken);
  }
  expect(await split((await buildSeries(stranger, WEEKLY)).id)).toMatchObject(taken);
  expect(await split(piano.id)).toMatchObject(taken);
  expect(await lessons.shown()).toEqual(all());
});
