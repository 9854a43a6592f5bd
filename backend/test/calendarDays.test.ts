import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { ValidEntries1790001970000 } from '../src/database/migrations/1790001970000-ValidEntries.js';
import type { Event } from '@kinday/contracts/event';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  expectStatus,
  timed,
  type Person,
} from './support/builders.js';
import { query } from './support/query.js';
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

const OLD = `family_id, creator_id, is_all_day, main_category, sub_category, for_ids, needs_somebody,
  version, created_at, updated_at`;

/** Takes the database's checks away, as before they were there. */
async function withoutChecks(): Promise<void> {
  const runner = { query: (sql: string) => query(app, sql) } as unknown as QueryRunner;
  await new ValidEntries1790001970000().down(runner);
}

async function migrateAgain(): Promise<void> {
  const runner = { query: (sql: string) => query(app, sql) } as unknown as QueryRunner;
  await new ValidEntries1790001970000().up(runner);
}

test('what an earlier release stored beyond the contract is mended, and cannot come again', async () => {
  const { id } = await buildEvent(ben);
  const series = await buildSeries(ben);
  await withoutChecks();
  const add = (title: string, date: string, more: number, start: string, end: string) =>
    query(
      app,
      `INSERT INTO events (id, title, date, more_days, start_time, end_time, ${OLD})
       SELECT gen_random_uuid(), $2, $3, $4, $5, $6, ${OLD} FROM events WHERE id = $1`,
      [id, title, date, more, start, end],
    );
  await add('after', '10000-01-01', 0, '08:30', '09:00');
  await add('ends after', '9999-12-30', 5, '08:30', '09:00');
  await add('negative', '2026-10-25', -364, '08:30', '09:00');
  await add('put back', '2026-10-25', 0, '02:45', '02:15');
  await add('late', '2026-10-25', 0, '23:45', '23:15');
  await add('last minute', '2026-10-25', 0, '23:59', '23:59');
  await add('L'.repeat(100), '2026-10-25', 0, '08:30', '09:00');
  await query(app, `UPDATE series SET last_day = '10000-02-01', more_days = 3 WHERE id = $1`, [
    series.id,
  ]);
  await migrateAgain();
  const rows = await query<{ row: string }>(
    app,
    `SELECT concat_ws(' ', left(title, 12), date, more_days, start_time, end_time) AS row
     FROM events WHERE family_id = (SELECT family_id FROM events WHERE id = $1) AND id <> $1
     ORDER BY title COLLATE "C"`,
    [id],
  );
  expect(rows.map(({ row }) => row)).toEqual([
    'LLLLLLLLLLLL 2026-10-25 0 08:30 09:00',
    'after 9999-12-31 0 08:30 09:00',
    'ends after 9999-12-30 1 08:30 09:00',
    'last minute 2026-10-25 1 23:59 00:00',
    'late 2026-10-25 0 23:45 23:59',
    'negative 2026-10-25 0 08:30 09:00',
    'put back 2026-10-25 0 02:45 03:15',
  ]);
  const [ends] = await query(app, 'SELECT last_day, more_days FROM series WHERE id = $1', [
    series.id,
  ]);
  expect(ends).toEqual({ last_day: '9999-12-31', more_days: 0 });
  await expect(add('again', '10000-01-01', 0, '08:30', '09:00')).rejects.toThrow('events_days');
});

test('what an earlier release stored over the end of the last night keeps no release from starting', async () => {
  const { id } = await buildEvent(ben);
  const [last, endless] = [await buildSeries(ben), await buildSeries(ben)];
  await withoutChecks();
  const night = `date = '9999-12-31', more_days = 1, start_time = $2, end_time = $3`;
  await query(app, `UPDATE events SET ${night} WHERE id = $1`, [id, '22:00', '06:00']);
  const late = await buildEvent(ben);
  await query(app, `UPDATE events SET ${night} WHERE id = $1`, [late.id, '23:59', '00:00']);
  const ofSeries = `more_days = 1, start_time = '22:00', end_time = '06:00', last_day = $2`;
  await query(app, `UPDATE series SET ${ofSeries} WHERE id = $1`, [last.id, '9999-12-31']);
  const long = `title = $2, ${ofSeries.replace('$2', 'NULL')}`;
  await query(app, `UPDATE series SET ${long} WHERE id = $1`, [endless.id, 'L'.repeat(100)]);
  await migrateAgain();
  const hours = (table: string, ids: string[]) =>
    query<{ row: string }>(
      app,
      `SELECT concat_ws(' ', more_days, start_time, end_time) AS row FROM ${table}
       WHERE id = ANY($1) ORDER BY array_position($1, id)`,
      [ids],
    );
  expect((await hours('events', [id, late.id])).map(({ row }) => row)).toEqual([
    '0 22:00 22:30',
    '0 23:58 23:59',
  ]);
  expect((await hours('series', [last.id, endless.id])).map(({ row }) => row)).toEqual([
    '0 22:00 22:30',
    '1 22:00 06:00',
  ]);
});

test('an undo that would bring such an event back is refused', async () => {
  const event = await buildEvent(ben, { startTime: '02:45', endTime: '03:15' });
  await withoutChecks();
  await query(app, `UPDATE events SET end_time = '02:15' WHERE id = $1`, [event.id]);
  await query(app, 'UPDATE families SET revision = revision');
  const deleted = expectStatus(await ben.client.delete(`/api/events/${event.id}`), 200);
  await migrateAgain();
  const { revision } = deleted;
  const undone = await ben.client.post('/api/events/undo', { revision });
  // It comes back as it is stored now: mended.
  expectStatus(undone, 200);
  const edited = { ...timed, startTime: '05:00', endTime: '06:00' };
  const changed = expectStatus(await ben.client.put(`/api/events/${event.id}`, edited), 200);
  await query(
    app,
    `UPDATE changes SET before = jsonb_set(before, '{0,record,endTime}', '"02:15"')
     WHERE revision = $1`,
    [changed.revision],
  );
  expect(await ben.client.post('/api/events/undo', { revision: changed.revision })).toMatchObject(
    refused,
  );
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
