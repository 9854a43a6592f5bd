import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  expectStatus,
  timed,
  type Person,
} from './support/builders.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const LAST = '9999-12-31';
const refused = { status: 400, body: { code: 'invalid_input' } };

let ben: Person;
let watcher: Watcher;
afterEach(() => watcher.close());
beforeEach(async () => {
  const family = await buildFamily(app, 'Ben');
  ben = family.members[0]!;
  watcher = await Watcher.open(family.owner.client, family.id);
});

test('an edit that says no length leaves no event that ends after the last day', async () => {
  const event = await buildEvent(ben, { moreDays: 3 });
  const path = `/api/events/${event.id}`;
  const edit = { ...timed, date: LAST };
  expect(await watcher.seesNothing(() => ben.client.put(path, edit))).toMatchObject(refused);
  await watcher.sees(() => ben.client.put(path, { ...edit, moreDays: 0 }));
});

test('nor does a day, all days, or a part of a series, or an event that begins to repeat', async () => {
  const date = '9999-12-01';
  const { id } = await buildSeries(ben, { date, rrule: 'FREQ=DAILY;COUNT=20', moreDays: 10 });
  const event = await buildEvent(ben, { moreDays: 3 });
  const newId = '0f5a3b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c';
  const path = `/api/series/${id}`;
  const all = { ...timed, date, rrule: 'FREQ=DAILY' };
  for (const write of [
    () => ben.client.put(`${path}/occurrences/9999-12-15`, { ...timed, date: LAST }),
    () => ben.client.put(path, { ...all, rrule: 'FREQ=DAILY;COUNT=25' }),
    () => ben.client.post(`${path}/split`, { ...all, date: LAST, from: '9999-12-10', newId }),
    () => ben.client.post(`/api/events/${event.id}/repeat`, { ...all, date: LAST, newId }),
    () =>
      ben.client.post(`${path}/occurrences/9999-12-15/alone`, {
        ...{ ...timed, date: LAST, scope: 'following', newId },
      }),
  ]) {
    expect(await watcher.seesNothing(write)).toMatchObject(refused);
  }
});

test('a series whose last occurrence would end after the last day is refused', async () => {
  const series = { ...timed, date: '9999-12-01', rrule: 'FREQ=DAILY;COUNT=31', moreDays: 1 };
  expect(await ben.client.post('/api/series', series)).toMatchObject(refused);
  expectStatus(await ben.client.post('/api/series', { ...series, moreDays: 0 }), 201);
});

test('a day changed by itself goes along to whole days, without the zone of its hours', async () => {
  const zoned = { date: '2026-11-05', zone: 'Asia/Tokyo' };
  const { id } = await buildSeries(ben, zoned);
  const own = { ...timed, ...zoned, title: 'Exam', date: '2026-11-12' };
  expectStatus(await ben.client.put(`/api/series/${id}/occurrences/2026-11-12`, own), 200);
  const whole = { ...timed, date: '2026-11-05', isAllDay: true, startTime: null, endTime: null };
  await watcher.sees(() => ben.client.put(`/api/series/${id}`, whole));
  const read = await ben.client.get('/api/occurrences?from=2026-11-05&to=2026-11-13');
  const days = (read.body as Event[]).map(({ date, title, zone }) => [date, title, zone]);
  expect(days).toEqual([
    ['2026-11-05', 'Swimming', null],
    ['2026-11-12', 'Exam', null],
  ]);
});
