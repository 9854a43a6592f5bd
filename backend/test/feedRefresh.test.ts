import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import type { Feed, FeedEventsAnswer, FeedStatus } from '@kinday/contracts/feed';
import { application } from './support/application.js';
import { buildFamily, expectStatus } from './support/builders.js';
import type { Client } from './support/Client.js';
import { calendarOf, FeedServer, schoolEvent } from './support/FeedServer.js';
import { query } from './support/query.js';
import { ServerProcess } from './support/ServerProcess.js';
import { startNodes } from './support/startNodes.js';
import type { TestApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const school = await FeedServer.listen();
const { near, far } = startNodes({ FEED_HOSTS: school.origin });
afterAll(() => school.close());

const trip = schoolEvent('Trip', 'DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261112');
const choir = schoolEvent(
  'Choir',
  'DTSTART;TZID=Europe/London:20261102T150000',
  'DTEND;TZID=Europe/London:20261102T160000',
  'RRULE:FREQ=WEEKLY;COUNT=3',
);
/** Single days of November. */
const days = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    schoolEvent(`Day ${at + 1}`, `DTSTART;VALUE=DATE:202611${String(at + 1).padStart(2, '0')}`),
  );

const subscribe = (client: Client, address = `${school.origin}/key-1234.ics`) =>
  client.post('/api/feeds', { kind: 'link', name: 'School', color: '#a33b00', address });

/** Olga's family with the school's calendar, on a screen of hers at one node and of Ben's at another. */
async function schoolFamily() {
  const family = await buildFamily(near, 'Ben');
  const { client } = family.owner;
  expectStatus(await client.put('/api/family', { name: 'Us', zone: 'Europe/Berlin' }), 200);
  const { id } = expectStatus(await subscribe(client), 201).body as Feed;
  const ben = family.members[0]!.client.copy(far.origin);
  const watchers = [await Watcher.open(client, family.id), await Watcher.open(ben, family.id)];
  return { family, id, client, ben, watchers };
}

async function shown(client: Client): Promise<string[]> {
  const { body } = await client.get('/api/feeds/events?from=2026-11-01&to=2026-12-01');
  const { events } = body as FeedEventsAnswer;
  return events.map(({ date, startTime, title }) => [date, startTime, title].join(' '));
}

const statusOf = async (client: Client) =>
  ((await client.get('/api/feeds/status')).body as FeedStatus[])[0]!;
const age = (id: string, interval: string) =>
  query(
    near,
    `UPDATE feeds SET next_at = next_at - $2::interval, checked_at = checked_at - $2::interval,
       shrunk_since = shrunk_since - $2::interval WHERE id = $1`,
    [id, interval],
  );
const run = (node: TestApp) => node.service(application.FeedRefresh).run();

/** Six hours pass, and both nodes look what is due. */
async function passHours(id: string): Promise<void> {
  await age(id, '7 hours');
  await Promise.all([run(near), run(far)]);
}

test('what tells no zone keeps its hour when the owner changes the zone of the calendar', async () => {
  school.has([schoolEvent('Swimming', 'DTSTART:20261120T183000')]);
  const { client } = await schoolFamily();
  expectStatus(await client.put('/api/family', { zone: 'America/New_York' }), 200);
  await run(far);
  expect(await shown(client)).toEqual(['2026-11-20 18:30 Swimming']);
});

test('[S10] what has changed at the source is one change on all screens, by one of two nodes', async () => {
  school.has([trip, choir]);
  const { family, id, client, watchers } = await schoolFamily();
  const before = ['2026-11-02 16:00 Choir', '2026-11-09 16:00 Choir', '2026-11-10  Trip'];
  expect(await shown(client)).toEqual([...before, '2026-11-16 16:00 Choir']);
  const asked = school.requests.length;
  school.has([trip, schoolEvent('Parents’ evening', 'DTSTART:20261120T183000Z')]);
  const [olga, ben] = watchers as [Watcher, Watcher];
  const views = await ben.views();
  const { change } = await olga.watch(async () => {
    await passHours(id);
    return client.get('/api/feeds/status');
  });
  expect(school.requests.length).toBe(asked + 1);
  expect(change).toMatchObject({ familyId: family.id, actorId: family.owner.id, news: [] });
  expect(change.edits).toMatchObject([{ op: 'put', record: { id, contentVersion: 2 } }]);
  const { revision } = change;
  expect(revision).toBe(views[0]!.revision + 1);
  expect(await ben.socket.change(family.id, revision)).toMatchObject({ revision });
  expect(await shown(ben.client)).toEqual([
    '2026-11-10  Trip',
    '2026-11-20 19:30 Parents’ evening',
  ]);
  watchers.forEach((watcher) => watcher.close());
});

test('what is the same is no change: a server that says so, or gives everything other names', async () => {
  school.has([trip, choir]);
  const { id, watchers, client } = await schoolFamily();
  const before = await statusOf(client);
  await watchers[0]!.seesNothing(async () => {
    await passHours(id);
    return client.get('/api/me');
  });
  expect(school.requests.at(-1)?.headers['if-none-match']).toMatch(/^"0\./);
  const again = [
    schoolEvent('Trip', 'DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261112'),
    choir.replaceAll(/^UID.*$/gm, 'UID:other'),
  ];
  school.has(again.reverse());
  await watchers[0]!.seesNothing(async () => {
    await passHours(id);
    return client.get('/api/me');
  });
  expect(await statusOf(client)).toMatchObject({ count: before.count, problem: null });
  watchers.forEach((watcher) => watcher.close());
});

const UNREACHABLE = 'This address cannot be reached.';
const GZIPPED = { 'Content-Encoding': 'gzip' };
const BOMB = gzipSync(Buffer.alloc(200_000_000));
/** How a source goes wrong, and what people are told of it; what is a calendar comes last. */
const answers = (status: number, headers: Record<string, string>, body?: string | Buffer) => () =>
  (school.answer = (response) => response.writeHead(status, headers).end(body));
const FAULTS: [what: string, break_: () => void, problem: string][] = [
  ['fails', answers(500, {}), 'Its server answers with an error (500).'],
  ['is gone', answers(404, {}), 'There is nothing at this address.'],
  ['wants a log-in', answers(401, {}), 'its server asks for a log-in'],
  ['has become a page', answers(200, {}, '<html>Log in</html>'), 'This address has no calendar.'],
  ['is a bomb', answers(200, GZIPPED, BOMB), 'This calendar is larger than 5 MB.'],
  ['leads inward', answers(302, { Location: 'http://127.0.0.1:1/' }), UNREACHABLE],
  ['hangs up', () => (school.answer = (response) => response.destroy()), UNREACHABLE],
  ['breaks off', answers(200, {}, 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'), 'cannot be read.'],
];
test('a source that fails loses nothing, and says so in the settings', async () => {
  school.has(days(8));
  const { id, client, watchers } = await schoolFamily();
  const before = await shown(client);
  expect(before.length).toBe(8);
  await watchers[0]!.seesNothing(async () => {
    for (const [what, break_, problem] of FAULTS) {
      break_();
      await age(id, '2 days');
      await run(near);
      const status = await statusOf(client);
      expect([what, status.problem]).toEqual([what, expect.stringContaining(problem)]);
      expect(status.count).toBe(8);
    }
    return client.get('/api/feeds/status');
  });
  expect(await shown(client)).toEqual(before);
  watchers.forEach((watcher) => watcher.close());
});

/** What stands in the calendar, those that are gone at their source with a mark. */
async function marked(client: Client): Promise<string[]> {
  const { body } = await client.get('/api/feeds/events?from=2026-11-01&to=2026-12-01');
  return (body as FeedEventsAnswer).events.map(({ title, isKept }) => title + (isKept ? ' †' : ''));
}

test('a source that changes its season is shown at once beside what was kept, for a week', async () => {
  school.has(days(8));
  const { id, client, watchers } = await schoolFamily();
  const olga = watchers[0]!;
  const passDay = async () => {
    await age(id, '1 day');
    await run(near);
    return client.get('/api/me');
  };
  const season = [days(1)[0]!, schoolEvent('Ski trip', 'DTSTART;VALUE=DATE:20261128')];
  school.has(season);
  await olga.watch(passDay);
  const others = Array.from({ length: 7 }, (_, at) => `Day ${at + 2} †`);
  expect(await marked(client)).toEqual(['Day 1', ...others, 'Ski trip']);
  const problem = 'It has only 2 events now. The earlier ones are kept beside them for a week.';
  expect(await statusOf(client)).toMatchObject({ count: 9, problem });
  await olga.seesNothing(passDay);
  school.has([]);
  await olga.watch(passDay);
  expect(await marked(client)).toEqual(['Day 1 †', ...others, 'Ski trip †']);
  expect(await statusOf(client)).toMatchObject({
    problem: 'It has no events now. The earlier ones are kept for a week.',
  });
  // It means it after a week.
  school.has(season);
  await olga.watch(async () => {
    await age(id, '8 days');
    await run(near);
    return client.get('/api/me');
  });
  expect(await marked(client)).toEqual(['Day 1', 'Ski trip']);
  expect(await statusOf(client)).toMatchObject({ count: 2, problem: null });
  watchers.forEach((watcher) => watcher.close());
});

test('a source that has again what was missing loses the marks and what came meanwhile', async () => {
  school.has(days(8));
  const { id, client, watchers } = await schoolFamily();
  school.has(days(2));
  await passHours(id);
  school.has(days(8));
  await passHours(id);
  expect(await marked(client)).toEqual(days(8).map((_, at) => `Day ${at + 1}`));
  watchers.forEach((watcher) => watcher.close());
});

test('what fails on our side is told and backs off; the log says which feed, others get their turn', async () => {
  school.has([trip]);
  const [one, other] = [await schoolFamily(), await schoolFamily()];
  await query(
    near,
    `ALTER TABLE feed_events ADD CONSTRAINT fails CHECK (title <> 'Fails' OR feed_id <> '${one.id}')`,
  );
  school.has([trip, schoolEvent('Fails', 'DTSTART;VALUE=DATE:20261120')]);
  await age(one.id, '7 hours');
  await age(other.id, '7 hours');
  await run(near);
  const problem =
    'It could not be read because of an error on our side. It is tried again by itself.';
  expect(await statusOf(one.client)).toMatchObject({ count: 1, problem });
  expect(await statusOf(other.client)).toMatchObject({ count: 2, problem: null });
  const pause = `SELECT next_at - checked_at > interval '20 minutes' AS "isLong", failures FROM feeds WHERE id = $1`;
  expect(await query(near, pause, [one.id])).toEqual([{ isLong: true, failures: 1 }]);
  await age(one.id, '7 hours');
  const server = await ServerProcess.start({
    ...{ DATABASE_URL: near.databaseUrl, FEED_HOSTS: school.origin, LOG_LEVEL: 'error' },
  });
  expect(await server.line(one.id)).not.toContain('key-1234');
  await server.kill();
  await query(near, 'ALTER TABLE feed_events DROP CONSTRAINT fails');
  [...one.watchers, ...other.watchers].forEach((watcher) => watcher.close());
});

/** Feeds like one that is there: to subscribe forty times takes a thread each. */
const MORE = `INSERT INTO feeds
  SELECT (jsonb_populate_record(feeds, jsonb_build_object('id', gen_random_uuid()))).*
  FROM feeds, generate_series(1, 39) WHERE id = $1 RETURNING id`;

test('who presses "Refresh Now" for too many feeds holds up nobody else, and can press it again at once', async () => {
  school.has([trip]);
  const [one, other] = [await buildFamily(near), await buildFamily(near)];
  const { id } = expectStatus(await subscribe(one.owner.client), 201).body as Feed;
  await age(id, '1 hour');
  const feeds = [{ id }, ...(await query<{ id: string }>(near, MORE, [id]))];
  const held: (() => void)[] = [];
  const has = school.answer;
  school.answer = (response, request) => {
    if (request.url === '/healthy.ics') return has(response, request);
    held.push(() => response.writeHead(404).end());
  };
  const refresh = (feed: { id: string }) => one.owner.client.post(`/api/feeds/${feed.id}/refresh`);
  const refused: { id: string }[] = [];
  let pressed: Promise<void>[] = [];
  await new Promise<void>((isRefused) => {
    pressed = feeds.map(async (feed) => {
      const { status } = await refresh(feed);
      if (status !== 503) return;
      refused.push(feed);
      isRefused();
    });
  });
  expectStatus(await subscribe(other.owner.client, `${school.origin}/healthy.ics`), 201);
  school.answer = (response) => response.writeHead(404).end();
  for (const answer of held) answer();
  await Promise.all(pressed);
  for (const feed of refused.slice(0, 5)) expectStatus(await refresh(feed), 200);
});

test('a name and a password in the address are told to its server, in a form that walls let pass', async () => {
  const calendar = calendarOf([trip]);
  school.answer = (response, { headers }) => {
    const isRight = headers.authorization === `Basic ${btoa('ana:pass')}`;
    response.writeHead(isRight ? 200 : 401).end(calendar);
  };
  const { client } = (await buildFamily(near)).owner;
  const address = (word: string) => `${school.origin.replace('//', `//ana:${word}@`)}/a.ics`;
  const wrong = await subscribe(client, address('wrong'));
  const error = 'Its server does not take the name and the password in the address.';
  expect(wrong).toMatchObject({ status: 400, body: { error } });
  const { host } = expectStatus(await subscribe(client, address('pass')), 201).body as Feed;
  expect(host).toBe(new URL(school.origin).host);
  expect(school.requests.at(-1)?.headers['user-agent']).toMatch(/^Mozilla\/5\.0 \(compatible; /);
  const webcal = await subscribe(client, address('pass').replace(/^http:/, 'webcal:'));
  expectStatus(webcal, 201);
});

test('a calendar that cannot be read is not added, and the sentence says no more than that', async () => {
  const { id: addedBy, client } = (await buildFamily(near)).owner;
  for (const [, break_, problem] of FAULTS) {
    break_();
    const answer = await subscribe(client);
    const error = expect.stringContaining(problem);
    expect(answer).toMatchObject({ status: 400, body: { code: 'unreadable_feed', error } });
    expect(JSON.stringify(answer.body)).not.toContain('127.0.0.1');
  }
  const asked = school.requests.length;
  for (const address of [
    'http://127.0.0.1:1/a',
    'https://10.0.0.1/a',
    'file:///etc/passwd',
    'x y',
  ]) {
    const answer = await subscribe(client, address);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_address' } });
  }
  expect(school.requests.length).toBe(asked);
  expect(await query(near, 'SELECT FROM feeds WHERE added_by = $1', [addedBy])).toEqual([]);
});
