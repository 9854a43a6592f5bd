import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '@kinday/contracts/calendarDate';
import { LIMITS, PLANS } from '@kinday/contracts/product';
import type { Series } from '@kinday/contracts/series';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  expectStatus,
  timed,
  type BuiltFamily,
  type Person,
} from './support/builders.js';
import type { Answer, Client } from './support/Client.js';
import { fileOf, importFile } from './support/importFile.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
const MOST = PLANS.free.eventsPerMonth;
/** What a copy of a series, or an event in place of one of its days, has of it. */
const COPIED = `family_id, creator_id, title, start_time, end_time, is_all_day, main_category,
  sub_category, more_days, for_ids, needs_somebody, version, created_at, updated_at`;

let family: BuiltFamily;
let ben: Person;
let watcher: Watcher;

beforeEach(async () => {
  family = await buildFamily(app, 'Ben');
  ben = family.members[0]!;
  watcher = await Watcher.open(family.owner.client, family.id);
});

afterEach(() => watcher.close());

const setTier = (tier: string) =>
  query(app, 'UPDATE families SET subscription_tier = $2 WHERE id = $1', [family.id, tier]);

/** Adds events of a day, without a call for each. */
const fill = (date: string, count: number) =>
  query(
    app,
    `INSERT INTO events (id, family_id, creator_id, title, date, is_all_day, main_category,
       sub_category, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Filler', $3, true, 'General family gatherings', 'Picnic',
       now(), now() FROM generate_series(1, $4)`,
    [family.id, family.owner.id, date, count],
  );

const unfill = (count: number = LIMITS.eventsPerCalendar) =>
  query(
    app,
    `DELETE FROM events WHERE id IN (
       SELECT id FROM events WHERE family_id = $1 AND title = 'Filler' LIMIT $2)`,
    [family.id, count],
  );

const undo = (client: Client, { revision }: Answer) =>
  client.post('/api/events/undo', { revision });

/** Expects a write to be refused with this code, and the calendar to be as it was. */
async function expectRefused(code: string, write: () => Promise<Answer>): Promise<void> {
  expect(await watcher.seesNothing(write)).toMatchObject({ status: 403, body: { code } });
}

/** A daily series with so many of its days, from its second one on, each changed by itself. */
async function buildChanged(count: number): Promise<Series> {
  const series = await buildSeries(ben, { date: '2026-11-01', rrule: 'FREQ=DAILY;COUNT=1000' });
  await query(
    app,
    `INSERT INTO events (id, date, series_id, series_date, ${COPIED})
     SELECT gen_random_uuid(), date + n, id, date + n, ${COPIED}
     FROM series, generate_series(1, $2) AS n WHERE id = $1`,
    [series.id, count],
  );
  await query(
    app,
    `UPDATE series SET except_days = ARRAY(SELECT date + n FROM generate_series(1, $2) AS n)
     WHERE id = $1`,
    [series.id, count],
  );
  return series;
}

describe(`the Free plan’s ${MOST} events a month`, () => {
  test('hold for a series that comes back', async () => {
    const series = await buildSeries(ben, { date: '2026-11-05' });
    await fill('2026-11-20', MOST - 1);
    const deleted = expectStatus(await ben.client.delete(`/api/series/${series.id}`), 200);
    const last = await buildEvent(family.owner);
    await expectRefused('plan_limit', () => undo(ben.client, deleted));
    expectStatus(await family.owner.client.delete(`/api/events/${last.id}`), 200);
    await watcher.sees(() => undo(ben.client, deleted));
  });

  test('hold for a series whose first day goes back to another month', async () => {
    const weekly = { ...timed, rrule: 'FREQ=WEEKLY' };
    const series = await buildSeries(ben, { date: '2026-11-05' });
    const later = { ...weekly, date: '2026-12-03' };
    const moved = expectStatus(await ben.client.put(`/api/series/${series.id}`, later), 200);
    await fill('2026-11-20', MOST);
    await expectRefused('plan_limit', () => undo(ben.client, moved));
  });

  test('hold for days of a series that become events of their own', async () => {
    const { id } = await buildChanged(29);
    await fill('2026-11-20', 10);
    const path = `/api/series/${id}`;
    const other = { ...timed, date: '2026-11-01', rrule: 'FREQ=YEARLY' };
    await expectRefused('plan_limit', () => ben.client.put(path, other));
    const part = { ...other, date: '2026-11-02', from: '2026-11-02', newId: randomUUID() };
    await expectRefused('plan_limit', () => ben.client.post(`${path}/split`, part));
    await unfill();
    const freed = await watcher.sees(() => ben.client.put(path, other));
    expect(freed).toMatchObject({ status: 200, body: { freed: 29 } });
    // They belong to the series again, so that there is more room than before.
    await watcher.sees(() => undo(ben.client, freed));
  });

  test('hold for an event that was an occurrence, and is one of its own again', async () => {
    const series = await buildSeries(ben, { date: '2026-11-05' });
    const occurrence = `/api/series/${series.id}/occurrences/2026-12-10`;
    const own = { ...timed, date: '2026-12-10' };
    const { id, version } = (await ben.client.put(occurrence, { ...own, title: 'Exam' })).body as {
      id: string;
      version: number;
    };
    const alone = { ...own, scope: 'following', newId: id, version };
    const left = expectStatus(await ben.client.post(`${occurrence}/alone`, alone), 200);
    const back = expectStatus(await undo(ben.client, left), 200);
    await fill('2026-12-20', MOST);
    await expectRefused('plan_limit', () => undo(ben.client, back));
  });

  test('are counted with all that comes back at once', async () => {
    await setTier('premium');
    const file = fileOf(
      ...Array.from({ length: 3 }, (_, at) => [
        ...[`UID:once${at}`, 'DTSTART;VALUE=DATE:20361105', `SUMMARY:Once ${at}`],
      ]),
    );
    await importFile(ben.client, file);
    const repeated = file.replaceAll('END:VEVENT', 'RRULE:FREQ=YEARLY;COUNT=2\r\nEND:VEVENT');
    const moved = repeated.replaceAll('20361105', '20361205');
    const { revision } = await importFile(ben.client, moved);
    await setTier('free');
    await fill('2036-11-20', MOST - 2);
    await expectRefused('plan_limit', () => ben.client.post('/api/events/undo', { revision }));
    await unfill();
    expectStatus(await ben.client.post('/api/events/undo', { revision }), 200);
  });

  test('stop nobody who makes a month smaller, or leaves it as large, that holds more', async () => {
    const event = await buildEvent(ben);
    await fill('2026-11-20', MOST + 5);
    await watcher.sees(() =>
      ben.client.put(`/api/events/${event.id}`, { ...timed, title: 'Still' }),
    );
    const moved = await watcher.sees(() =>
      ben.client.put(`/api/events/${event.id}`, { ...timed, date: '2026-12-01' }),
    );
    await expectRefused('plan_limit', () => undo(ben.client, moved));
  });
});

describe('a calendar that is full', () => {
  const CHANGED = 5;

  test('has no room for a series that comes back with more changed days than fit', async () => {
    const { id } = await buildChanged(CHANGED);
    await setTier('premium');
    const deleted = expectStatus(await ben.client.delete(`/api/series/${id}`), 200);
    await fill('2027-01-01', LIMITS.eventsPerCalendar - CHANGED + 1);
    const refused = await undo(ben.client, deleted);
    expect(refused).toMatchObject({ status: 403, body: { code: 'calendar_full' } });
    await unfill(1);
    expectStatus(await undo(ben.client, deleted), 200);
    // One day stays alone, the others go: there are fewer than before.
    const day = addDays('2026-11-01', CHANGED + 1);
    const alone = { ...timed, date: day, scope: 'all', newId: randomUUID() };
    const path = `/api/series/${id}/occurrences/${day}/alone`;
    expectStatus(await ben.client.post(path, alone), 200);
  });

  test('has no room for a series that an import had taken away', async () => {
    const CHOIR = [
      'UID:choir',
      'DTSTART:20261105T150000',
      'DTEND:20261105T160000',
      'SUMMARY:Choir',
    ];
    await importFile(ben.client, fileOf([...CHOIR, 'RRULE:FREQ=WEEKLY']));
    const { revision } = await importFile(ben.client, fileOf(CHOIR));
    const other = await buildSeries(ben, { date: '2020-01-01' });
    await query(
      app,
      `INSERT INTO series (id, date, rrule, extra_days, except_days, ${COPIED})
       SELECT gen_random_uuid(), date, rrule, extra_days, except_days, ${COPIED}
       FROM series, generate_series(2, $2) WHERE id = $1`,
      [other.id, LIMITS.seriesPerCalendar],
    );
    await expectRefused('too_many_series', () => ben.client.post('/api/events/undo', { revision }));
  });
});

test('an undo takes no more days out of a series than may be', async () => {
  const { id } = await buildSeries(ben, { date: '2026-11-01', rrule: 'FREQ=DAILY' });
  const day = `/api/series/${id}/occurrences/2026-11-12`;
  const deleted = expectStatus(await ben.client.delete(day), 200);
  const back = expectStatus(await undo(ben.client, deleted), 200);
  await query(
    app,
    `UPDATE series SET except_days = ARRAY(
       SELECT date '2028-01-01' + n FROM generate_series(1, $2) AS n) WHERE id = $1`,
    [id, LIMITS.exceptionsPerSeries],
  );
  await expectRefused('too_many_exceptions', () => undo(ben.client, back));
});
