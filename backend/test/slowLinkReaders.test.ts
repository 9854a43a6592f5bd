import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { madeCalendarLinkSchema } from '@kinday/contracts/calendarLink';
import { application } from './support/application.js';
import { buildEvent, buildFamily, expectStatus, type Person } from './support/builders.js';
import { ownSeconds } from './support/ownSeconds.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp({
  DEFAULT_TIER: 'premium',
  PUBLIC_URL: 'https://calendar.example.org',
  TRUST_PROXY: 'loopback',
});

/** Makes a link. @returns the path of its address */
async function link({ client }: Person): Promise<string> {
  const { body } = expectStatus(await client.post('/api/calendar-links', { what: 'all' }), 201);
  return new URL(madeCalendarLinkSchema.parse(body).address).pathname;
}

/** A calendar whose file is larger than one that is kept, as its notes cannot be packed well. */
async function buildLargeCalendar(events: number): Promise<Person> {
  const { owner, id } = await buildFamily(app);
  await query(
    app,
    `INSERT INTO events (id, family_id, creator_id, title, date, is_all_day, main_category,
       sub_category, notes, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Event ' || n, date '2000-01-01' + n, true, 'a', 'b',
       (SELECT string_agg(md5(n::text || part), '') FROM generate_series(1, 300) part),
       now(), now() FROM generate_series(1, $3::int) n`,
    [id, owner.id, events],
  );
  return owner;
}

/** Asks at a link and reads nothing of the answer. */
async function beginReading(path: string): Promise<IncomingMessage> {
  const request = get(`${app.origin}${path}`, { headers: { 'Accept-Encoding': 'gzip' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

test('a large calendar is streamed whole, and of readers that read nothing an owner has two at most', async () => {
  const owner = await buildLargeCalendar(480);
  const path = await link(owner);
  const whole = expectStatus(await app.newClient().fetch(path, {}), 200);
  expect(String(whole.body).match(/^SUMMARY:/gm)).toHaveLength(480);
  const plain = await app.newClient().fetch(path, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.body).toBe(whole.body);
  const rendered = app.service(application.RenderedCalendars);
  // Its size is known by now: nothing is made to be thrown away.
  const { made } = rendered;
  const readers = [await beginReading(path), await beginReading(path)];
  expect(readers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const third = await app.newClient().fetch(path, {});
  expect([third.status, third.headers.get('Retry-After')]).toEqual([429, '10']);
  expect(rendered.made).toBe(made);
  for (const reader of readers) reader.destroy();
});

test('a link is read while nothing can be written', async () => {
  const { owner } = await buildFamily(app);
  await buildEvent(owner, { title: 'Dentist' });
  const path = await link(owner);
  const lock = new application.pg.Client({ connectionString: app.databaseUrl });
  await lock.connect();
  await lock.query('BEGIN; LOCK TABLE calendar_links IN EXCLUSIVE MODE');
  try {
    const { body } = expectStatus(await app.newClient().fetch(path, {}), 200);
    expect(body).toContain('SUMMARY:Dentist');
  } finally {
    await lock.end();
  }
});

test('a flood of questions at links from one address does not hold up another address', async () => {
  const { owner } = await buildFamily(app);
  const path = await link(owner);
  // The rendered file is cached now: the request beside the flood waits for its turn alone, not for a rendering.
  expectStatus(await app.newClient().fetch(path, {}), 200);
  const { port } = new URL(app.origin);
  const flood = Array.from({ length: 60 }, () => connect(Number(port), '127.0.0.1'));
  // As many as a connection may send before the first is answered.
  const each = 15;
  let answers = 0;
  const question = 'GET /feed/x.ics HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n';
  for (const socket of flood) {
    socket.on('data', (chunk) => (answers += String(chunk).split('HTTP/1.1 ').length - 1));
    socket.write(question.repeat(each));
  }
  await Promise.race(flood.map((socket) => once(socket, 'data')));
  const headers = { 'X-Forwarded-For': '198.51.100.1' };
  expectStatus(await app.newClient().fetch(path, { headers }), 200);
  expect(answers).toBeLessThan((flood.length * each) / 2);
  for (const socket of flood) socket.destroy();
});

test('the heavy work of one account waits for its own, and that of others goes on', async () => {
  const { owner, members } = await buildFamily(app, 'Ben');
  const [ben] = members;
  await buildEvent(owner, { title: 'Dentist' });
  const heavy = app.service(application.HeavyWork);
  const held: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => held.push(resolve));
  const holding = [heavy.run(owner.id, hold), heavy.run(owner.id, hold)];
  const answered: string[] = [];
  const paths = ['/api/feeds/events?from=2026-01-01&to=2026-02-01', '/api/family/export.ics'];
  const asked = [owner, ben!].flatMap(({ id, client }) =>
    paths.map(async (path) => {
      expectStatus(await client.get(path), 200);
      answered.push(id);
    }),
  );
  const linked = app
    .newClient()
    .fetch(await link(owner), {})
    .then(() => answered.push('link'));
  await Promise.all(asked.slice(paths.length));
  expect(answered).toEqual([ben!.id, ben!.id]);
  for (const end of held) end();
  await Promise.all([...holding, ...asked, linked]);
  expect(answered).toHaveLength(2 * paths.length + 1);
});

test('who hangs up while a download or a link waits for its turn waits no longer', async () => {
  const { owner } = await buildFamily(app);
  const path = await link(owner);
  const heavy = app.service(application.HeavyWork);
  const ends: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => ends.push(resolve));
  const holding = [heavy.run(owner.id, hold), heavy.run(owner.id, hold)];
  const waits = (count: number) =>
    ownSeconds(
      (async () => {
        while (application.queueCounts.get('heavy_work')?.waiting !== count) await pause(5);
      })(),
    );
  const ask = (to: string) => {
    const asked = get(`${app.origin}${to}`, { headers: { Cookie: owner.client.cookie } });
    return asked.on('error', () => undefined);
  };
  const asked = [ask('/api/family/export.ics'), ask(path), ask(path)];
  await waits(2);
  for (const each of asked) each.destroy();
  expect(await waits(0)).toBeLessThan(5);
  // Of those who wait for the same file one stays.
  const rendered = app.service(application.RenderedCalendars);
  const [leaves, stays] = [new AbortController(), new AbortController()];
  const pieces = () => Promise.resolve(Readable.from(['A calendar']));
  const files = [leaves, stays].map(({ signal }) => rendered.of('key', owner.id, pieces, signal));
  leaves.abort();
  for (const end of ends) end();
  expect((await Promise.all(files)).map((file) => file?.length)).toEqual([30, 30]);
  await Promise.all(holding);
});
