import { beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Event } from '@kinday/contracts/event';
import type { Feed, FeedEventsAnswer } from '@kinday/contracts/feed';
import { LIMITS } from '@kinday/contracts/product';
import type { MonthAnswer } from '@kinday/contracts/series';
import { buildFamily, buildSeries, expectStatus, type BuiltFamily } from './support/builders.js';
import { query } from './support/query.js';
import { answeredTo } from './support/rowsReadBy.js';
import { startApp } from './support/startApp.js';

const TOKEN = 'a token of tests, for machines';
const app = startApp({ METRICS_TOKEN: TOKEN });
let family: BuiltFamily;

const DAYS = 'from=2027-03-01&to=2027-04-12';

beforeEach(async () => {
  family = await buildFamily(app);
});

/** So many events in March and April 2027, with notes of 9,900 letters. */
async function fill(events: number) {
  await query(
    app,
    `INSERT INTO events (id, family_id, creator_id, title, notes, date, is_all_day, main_category,
       sub_category, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Event ' || n, repeat('n', 9900), date '2027-03-01' + n % 42,
       true, 'General family gatherings', 'Picnic', now(), now()
     FROM generate_series(1, $3) AS n`,
    [family.id, family.owner.id, events],
  );
}

async function underWay(): Promise<number> {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const { body } = await app.newClient().fetch('/metrics', { headers });
  return Number(/^kinday_queue_running\{queue="large_answers"\} (\d+)$/m.exec(String(body))?.[1]);
}

test('a large month comes whole and in order, with its revision', async () => {
  await buildSeries(family.owner, { date: '2027-03-05' });
  await fill(300);
  const { client } = family.owner;
  const month = expectStatus(await client.get(`/api/month?${DAYS}`), 200);
  const { events, series } = month.body as MonthAnswer;
  expect([events.length, series.length]).toEqual([300, 1]);
  expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).toSorted());
  expect(month.revision).toBe((await client.get('/api/family')).revision);
  expect(month.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  const alone = expectStatus(await client.get(`/api/events?${DAYS}`), 200);
  expect(alone.body).toEqual(events);
  const all = expectStatus(await client.get(`/api/occurrences?${DAYS}`), 200).body as Event[];
  expect(all).toHaveLength(300 + 6);
});

/** So many events of March 2027 in a calendar that the family subscribed to, with notes of 9,900 letters. */
async function fillFeed(events: number) {
  const input = { kind: 'holidays', country: 'DE', region: null, name: 'School', color: '#a33b00' };
  const { id } = expectStatus(await family.owner.client.post('/api/feeds', input), 201)
    .body as Feed;
  await query(app, 'DELETE FROM feed_events WHERE feed_id = $1', [id]);
  await query(
    app,
    `INSERT INTO feed_events (feed_id, key, title, notes, date, more_days, is_all_day, extra_days,
       except_days)
     SELECT $1, n, 'Event ' || n, repeat('n', 9900), date '2027-03-01' + n % 31, 0, true, '{}', '{}'
     FROM generate_series(1, $2::int) AS n`,
    [id, events],
  );
}

test('of subscribed calendars no more is read than an answer holds, and the answer says so', async () => {
  await fillFeed(1_200);
  const read = (days: string) => family.owner.client.get(`/api/feeds/events?${days}`);
  const rows = await answeredTo(app, () => read(DAYS));
  expect(JSON.stringify(rows).length).toBeLessThan(LIMITS.answerBytes * 1.1);
  expect(expectStatus(await read(DAYS), 200).body).toMatchObject({ isCut: true });
  const fewer = expectStatus(await read('from=2027-03-01&to=2027-03-08'), 200).body;
  expect((fewer as FeedEventsAnswer).events).toHaveLength(272);
  expect(fewer).toMatchObject({ isCut: false });
});

test('days with more than one answer holds are refused before they are read', async () => {
  await fill(900);
  const error = 'The events of these days hold more than 8 MB of text. Please ask for fewer days.';
  for (const path of ['month', 'events', 'occurrences']) {
    const read = () => family.owner.client.get(`/api/${path}?${DAYS}`);
    expect(await read()).toMatchObject({
      status: 400,
      body: { error, code: 'too_much_on_days', fields: { to: error } },
    });
    const rows = await answeredTo(app, read);
    expect(JSON.stringify(rows).length).toBeLessThan(20_000);
    const fewer = await family.owner.client.get(`/api/${path}?from=2027-03-01&to=2027-03-15`);
    expect(fewer.status).toBe(200);
  }
});

test('occurrences are bounded in bytes as well', async () => {
  const { client } = family.owner;
  const notes = 'n'.repeat(9_900);
  for (const title of ['a', 'b', 'c']) {
    await buildSeries(family.owner, { title, notes, date: '2027-01-01', rrule: 'FREQ=DAILY' });
  }
  expect((await client.get('/api/occurrences?from=2027-01-01&to=2027-08-01')).status).toBe(200);
  expect(await client.get('/api/occurrences?from=2027-01-01&to=2027-12-01')).toMatchObject({
    status: 400,
    body: { code: 'too_much_on_days' },
  });
});

test('an account has two large answers under way, and who hangs up gives the place back', async () => {
  await fill(740);
  const headers = { cookie: family.owner.client.cookie };
  const unread = [1, 2, 3].map(() =>
    get(`${app.origin}/api/month?${DAYS}`, { headers, agent: false }),
  );
  const answered = unread.map((request) => once(request, 'response') as Promise<[IncomingMessage]>);
  const [first] = await Promise.race(answered);
  expect(first.statusCode).toBe(200);
  while ((await underWay()) !== 2) continue;
  // What is small needs no turn.
  expect((await family.owner.client.get('/api/month?from=2027-01-01&to=2027-02-01')).status).toBe(
    200,
  );
  for (const request of unread) {
    request.on('error', () => undefined);
    request.destroy();
  }
  await Promise.allSettled(answered);
  while ((await underWay()) !== 0) continue;
  const month = expectStatus(await family.owner.client.get(`/api/month?${DAYS}`), 200);
  expect(JSON.stringify(month.body).length).toBeLessThan(LIMITS.answerBytes * 1.1);
});
