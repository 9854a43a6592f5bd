import { beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { LIMITS } from '@kinday/contracts/product';
import type { Event } from '@kinday/contracts/event';
import {
  EVENT_TEXT_BYTES,
  eventTextBytes,
  SERIES_TEXT_BYTES,
  seriesTextBytes,
} from '../src/access/textBytes.js';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  expectStatus,
  timed,
  type BuiltFamily,
} from './support/builders.js';
import { fileOf, importFile, previewFile } from './support/importFile.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
let family: BuiltFamily;

const ROWS = 200;
const LONG = 'ä'.repeat(4_000);
const march = { ...timed, date: '2027-03-10' };
const FULL =
  'March 2027 is full: the texts of its events hold 2 MB. Please shorten or delete some of them.';
const refusal = (error: string) => [403, { error, code: 'calendar_full' }];

beforeEach(async () => {
  family = await buildFamily(app);
});

/** What the node remembers of the family is out of date, as after a write of another node. */
const touch = () => query(app, 'UPDATE families SET name = name WHERE id = $1', [family.id]);

/** Puts events into March 2027 whose texts have so many bytes together. */
async function fill(bytes: number, seriesId: string | null = null) {
  await query(
    app,
    `INSERT INTO events (id, family_id, creator_id, title, notes, date, is_all_day, main_category,
       sub_category, created_at, updated_at, series_id, series_date)
     SELECT gen_random_uuid(), $1, $2, 'x', repeat('é', ($3 / ${ROWS} - 1) / 2), date '2027-03-01' + n % 31, true,
       'General family gatherings', 'Picnic', now(), now(), $4,
       CASE WHEN $4::uuid IS NOT NULL THEN date '2027-03-01' + n END
     FROM generate_series(1, ${ROWS}) AS n`,
    [family.id, family.owner.id, bytes, seriesId],
  );
  await touch();
}

async function fillSeries(bytes: number) {
  await query(
    app,
    `INSERT INTO series (id, family_id, creator_id, title, notes, date, is_all_day, main_category,
       sub_category, more_days, for_ids, needs_somebody, rrule, extra_days, except_days, last_day,
       version, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'x', repeat('é', ($3 / ${ROWS} - 12) / 2), '2027-05-01', true,
       'General family gatherings', 'Picnic', 0, '{}', false, 'FREQ=YEARLY', '{}', '{}', NULL,
       1, now(), now()
     FROM generate_series(1, ${ROWS}) AS n`,
    [family.id, family.owner.id, bytes],
  );
  await touch();
}

const answerOf = ({ status, body }: { status: number; body: unknown }) => [status, body];

test('the texts of the events of one month have room for 2 MB, whatever way they come', async () => {
  const { client } = family.owner;
  const short = await buildEvent(family.owner, march);
  const gone = await buildEvent(family.owner, { ...march, notes: LONG });
  const deleted = await client.delete(`/api/events/${gone.id}`);
  const elsewhere = await buildEvent(family.owner, { ...march, date: '2027-04-10', notes: LONG });
  await fill(LIMITS.eventTextBytes - 5_000);
  const { revision } = deleted;
  const refused = [
    await client.post('/api/events', { ...march, notes: LONG }),
    await client.post('/api/events', { ...march, notes: LONG }),
    await client.put(`/api/events/${short.id}`, { ...march, notes: LONG }),
    await client.put(`/api/events/${elsewhere.id}`, { ...march, notes: LONG }),
    await client.post(`/api/events/${gone.id}/restore`),
    await client.post('/api/events/undo', { revision }),
  ];
  expect(refused.map(answerOf)).toEqual(refused.map(() => refusal(FULL)));
  // What is short fits, and other months have room.
  await buildEvent(family.owner, march);
  await buildEvent(family.owner, { ...march, date: '2027-04-30', notes: LONG });
  expectStatus(await client.put(`/api/events/${short.id}`, { ...march, title: 'Swim' }), 200);
});

test('a month that is over keeps all, and what becomes shorter or stays as long may be written', async () => {
  const { client } = family.owner;
  const { id } = await buildEvent(family.owner, { ...march, notes: LONG });
  await fill(LIMITS.eventTextBytes + 500_000);
  const edit = (fields: object) => client.put(`/api/events/${id}`, { ...march, ...fields });
  expectStatus(await edit({ notes: LONG, startTime: '08:00' }), 200);
  expectStatus(await edit({ notes: LONG.slice(1), date: '2027-03-20' }), 200);
  expect(answerOf(await edit({ notes: LONG }))).toEqual(refusal(FULL));
  expectStatus(await client.delete(`/api/events/${id}`), 200);
  const read = await client.get('/api/events?from=2027-03-01&to=2027-04-01');
  expect(expectStatus(read, 200).body).toHaveLength(ROWS);
});

test('the texts of all series have room for 1.5 MB, and those of one series’ changed days for 2 MB', async () => {
  const { owner } = family;
  const { client } = owner;
  const full =
    'The texts of this calendar’s repeating events hold 1.5 MB, and no more fit. Please shorten or delete some of them.';
  const piano = await buildSeries(owner, march);
  const event = await buildEvent(owner, { ...march, notes: LONG });
  await fillSeries(LIMITS.seriesTextBytes - 5_000);
  const long = { ...march, notes: LONG };
  const path = `/api/series/${piano.id}`;
  const refused = [
    await client.post('/api/series', { ...long, rrule: 'FREQ=DAILY' }),
    await client.put(path, long),
    await client.post(`${path}/split`, { ...long, from: '2027-03-24', newId: randomUUID() }),
    await client.post(`/api/events/${event.id}/repeat`, {
      ...long,
      rrule: 'FREQ=DAILY',
      newId: randomUUID(),
    }),
  ];
  expect(refused.map(answerOf)).toEqual(refused.map(() => refusal(full)));
  expectStatus(await client.put(path, { ...march, title: 'Harp' }), 200);

  await fill(LIMITS.eventTextBytes - 5_000, piano.id);
  await query(
    app,
    `UPDATE events SET date = date + 31 * (random() * 50)::int WHERE series_id = $1`,
    [piano.id],
  );
  const changed = await client.put(`${path}/occurrences/2027-03-17`, {
    ...long,
    date: '2027-02-01',
  });
  expect(answerOf(changed)).toEqual(
    refusal(
      'The texts of the days of this event that were changed by themselves hold 2 MB, and no more fit. Please shorten some of them.',
    ),
  );
});

test('an import leaves out what does not fit, and says so', async () => {
  const { client } = family.owner;
  await fill(LIMITS.eventTextBytes - 20_000);
  await fillSeries(LIMITS.seriesTextBytes - 5_000);
  const event = (uid: string, day: string, ...more: string[]) => [
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${uid}`,
    `DESCRIPTION:${LONG}`,
    ...more,
  ];
  const file = fileOf(
    ...['a', 'b', 'c'].map((uid) => event(uid, '20270315')),
    event('d', '20270415'),
    event('e', '20270415', 'RRULE:FREQ=WEEKLY'),
  );
  const counts = { new: 3, leftOut: 2 };
  const leftOut = [
    { title: 'e', reason: 'The texts of repeating events hold 1.5 MB, and no more fit.' },
    { title: 'c', reason: 'The texts of its month hold 2 MB, and no more fit.' },
  ];
  expect(await previewFile(client, file)).toMatchObject({ counts, leftOut });
  expect(await importFile(client, file)).toMatchObject({ counts, leftOut });
});

test('PostgreSQL counts the bytes of texts as the server does', async () => {
  const fields = { ...march, title: 'Übung 🎻', notes: 'a\n"b" 漢字', location: 'Zoë' };
  const event = await buildEvent(family.owner, fields);
  const series = await buildSeries(family.owner, fields);
  await family.owner.client.delete(`/api/series/${series.id}/occurrences/2027-03-17`);
  const [counted] = await query(
    app,
    `SELECT (SELECT ${EVENT_TEXT_BYTES('e')} FROM events e WHERE id = $1) AS event,
       (SELECT ${SERIES_TEXT_BYTES('s')} FROM series s WHERE id = $2) AS series`,
    [event.id, series.id],
  );
  const [now] = (
    (await family.owner.client.get('/api/month?from=2027-03-01&to=2027-04-01')).body as {
      series: (Event & { rrule: string; extra: string[]; except: string[] })[];
    }
  ).series;
  expect(counted).toEqual({ event: eventTextBytes(event), series: seriesTextBytes(now!) });
});
