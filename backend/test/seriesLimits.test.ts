import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { LIMITS } from '@kinday/contracts/product';
import type { Series } from '@kinday/contracts/series';
import { buildFamily, buildSeries, expectStatus, timed, type Person } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { statementsOf } from './support/statementsOf.js';

const app = startApp();
/** What copies of a series have of it, and events in place of its days. */
const BOTH_HAVE = `family_id, creator_id, title, start_time, end_time, is_all_day, main_category,
  sub_category, more_days, for_ids, needs_somebody, version, created_at, updated_at`;
const COPIED = `${BOTH_HAVE}, rrule, extra_days, except_days`;

let ben: Person;
let cleo: Person;
let piano: Series;
let path: string;

/** Thursdays from November 5, 2026 on. */
const weekly = { ...timed, title: 'Piano', date: '2026-11-05', rrule: 'FREQ=WEEKLY' };

beforeEach(async () => {
  const family = await buildFamily(app, 'Ben', 'Cleo');
  [ben, cleo] = family.members as [Person, Person];
  piano = await buildSeries(ben, { ...weekly, needsSomebody: true });
  path = `/api/series/${piano.id}`;
});

test(`${LIMITS.seriesPerCalendar} series are as many as a calendar holds`, async () => {
  await query(
    app,
    `INSERT INTO series (id, date, ${COPIED})
     SELECT gen_random_uuid(), '2020-01-01', ${COPIED}
     FROM series, generate_series(2, $2) WHERE id = $1`,
    [piano.id, LIMITS.seriesPerCalendar],
  );
  const answer = await ben.client.post('/api/series', weekly);
  expect(answer).toMatchObject({ status: 403, body: { code: 'too_many_series' } });
  const from = '2026-11-19';
  const part = { ...timed, date: from, from, newId: randomUUID() };
  const parted = await ben.client.post(`${path}/split`, part);
  expect(parted).toMatchObject({ status: 403, body: { code: 'too_many_series' } });
  expectStatus(await ben.client.delete(path), 200);
  expectStatus(await ben.client.post('/api/series', weekly), 201);
});

test('an answer with each occurrence by itself holds so many that nobody waits for it', async () => {
  await query(
    app,
    `INSERT INTO series (id, date, rrule, notes, ${COPIED.replace(' rrule,', '')})
     SELECT gen_random_uuid(), '2020-01-01', 'FREQ=DAILY', repeat('n', $3),
       ${COPIED.replace(' rrule,', '')} FROM series, generate_series(2, $2) WHERE id = $1`,
    [piano.id, LIMITS.seriesPerCalendar, 1_000],
  );
  const read = (to: string) => ben.client.get(`/api/occurrences?from=2026-11-01&to=${to}`);
  const whole = await read('2027-11-01');
  expect(whole).toMatchObject({ status: 400, body: { code: 'too_many_occurrences' } });
  expect(expectStatus(await read('2026-11-08'), 200).body).toHaveLength(7 * 299 + 1);
});

/** Takes as many days out of the series as may be, from January 2, 2028 on. */
const takeOutMost = () =>
  query(
    app,
    `UPDATE series SET rrule = 'FREQ=DAILY', except_days = ARRAY(
       SELECT date '2028-01-01' + n FROM generate_series(1, $2) AS n) WHERE id = $1`,
    [piano.id, LIMITS.exceptionsPerSeries],
  );

test('with all of its changed days, a series is deleted and comes back by few statements', async () => {
  await takeOutMost();
  await query(
    app,
    `INSERT INTO events (id, date, series_id, series_date, ${BOTH_HAVE})
     SELECT gen_random_uuid(), date '2028-01-01' + n, id, date '2028-01-01' + n, ${BOTH_HAVE}
     FROM series, generate_series(1, $2) AS n WHERE id = $1`,
    [piano.id, LIMITS.exceptionsPerSeries],
  );
  let { revision } = expectStatus(await ben.client.delete(path), 200);
  const statements = await statementsOf(async () => {
    const undone = await ben.client.post('/api/events/undo', { revision });
    ({ revision } = expectStatus(undone, 200));
  });
  // Each of three undos takes back the one before: the last one brings all of it back.
  const days = await ben.client.get('/api/occurrences?from=2028-01-02&to=2028-01-04');
  expect((days.body as Event[]).map(({ seriesId }) => seriesId)).toEqual([piano.id, piano.id]);
  expect(statements).toBeLessThan(30);
});

test(`${LIMITS.exceptionsPerSeries} days are as many as may be taken out of a series`, async () => {
  await takeOutMost();
  const day = `${path}/occurrences/2026-11-12`;
  for (const answer of [
    await ben.client.put(day, { ...timed, date: '2026-11-12' }),
    await ben.client.delete(day),
    await cleo.client.post(`${day}/claim`, {}),
  ]) {
    expect(answer).toMatchObject({ status: 403, body: { code: 'too_many_exceptions' } });
  }
});
