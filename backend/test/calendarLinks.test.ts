import { expect, test } from '@jest/globals';
import {
  calendarLinksSchema,
  madeCalendarLinkSchema,
  type Linked,
} from '@kinday/contracts/calendarLink';
import { application } from './support/application.js';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  buildUser,
  expectStatus,
  timed,
  type Person,
} from './support/builders.js';
import { parseCalendar } from './support/parseCalendar.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { statementsOf } from './support/statementsOf.js';

const PUBLIC_URL = 'https://calendar.example.org';
const app = startApp({ DEFAULT_TIER: 'premium', PUBLIC_URL, RATE_LIMIT_SCALE: '10' });

/** Makes a link. @returns the path of its address */
async function link({ client }: Person, what: Linked = 'all'): Promise<string> {
  const { body } = expectStatus(await client.post('/api/calendar-links', { what }), 201);
  return new URL(madeCalendarLinkSchema.parse(body).address).pathname;
}

const linksOf = async ({ client }: Person) =>
  calendarLinksSchema.parse(expectStatus(await client.get('/api/calendar-links'), 200).body);

/** What a program without a session is answered. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.newClient().fetch(path, { method, headers });

async function titlesAt(path: string): Promise<string[]> {
  const { body } = expectStatus(await ask(path), 200);
  return parseCalendar(String(body))
    .entries.map(({ summary }) => summary)
    .sort();
}

test('a program without a log-in reads the calendar at the secret address, and only the hash is kept', async () => {
  const { owner } = await buildFamily(app);
  const { id } = await buildEvent(owner, { title: 'Dentist' });
  const answer = await owner.client.post('/api/calendar-links', { what: 'all' });
  const { address } = madeCalendarLinkSchema.parse(expectStatus(answer, 201).body);
  expect(address).toMatch(/^https:\/\/calendar\.example\.org\/feed\/[\w-]{43}\.ics$/);
  const path = new URL(address).pathname;
  const { headers, body } = expectStatus(await ask(path), 200);
  expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
  expect(headers.get('Cache-Control')).toBe('private, no-cache');
  const { calendar, entries } = parseCalendar(String(body));
  expect(entries.map(({ uid, summary }) => [uid, summary])).toEqual([[`${id}@kinday`, 'Dentist']]);
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
  const whole = await ask(path, { 'Accept-Encoding': 'identity' });
  expect(whole.headers.get('Content-Encoding')).toBeNull();
  expect(whole.body).toBe(body);
  const secret = path.slice('/feed/'.length, -'.ics'.length);
  const kept = await query(app, 'SELECT secret_hash FROM calendar_links');
  expect(JSON.stringify(kept)).not.toContain(secret);
  expect(await linksOf(owner)).toEqual([
    { what: 'all', createdAt: expect.any(String), usedAt: expect.any(String) },
  ]);
});

test('who has the newest one is told so without another rendering, and with the look-up as the only statement', async () => {
  const { owner } = await buildFamily(app);
  const rendered = app.service(application.RenderedCalendars);
  await buildEvent(owner);
  const path = await link(owner);
  const first = expectStatus(await ask(path), 200);
  const etag = first.headers.get('ETag') ?? '';
  const made = rendered.made;
  const statements = await statementsOf(async () => {
    expect(expectStatus(await ask(path, { 'If-None-Match': etag }), 304).body).toBe('');
  });
  expect(statements).toBe(1);
  expectStatus(await ask(path, {}, 'HEAD'), 200);
  expect(rendered.made).toBe(made);
  // Others who have none yet get what was made for the first.
  await Promise.all(Array.from({ length: 20 }, async () => expectStatus(await ask(path), 200)));
  expect(rendered.made).toBe(made);
  await buildEvent(owner, { title: 'News' });
  const next = expectStatus(await ask(path, { 'If-None-Match': etag }), 200);
  expect(next.headers.get('ETag')).not.toBe(etag);
  expect(String(next.body)).toContain('SUMMARY:News');
  expect(rendered.made).toBe(made + 1);
});

test('a link of one’s own has what is for its member, theirs to do, or added by them for everybody', async () => {
  const { owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  expectStatus(await owner.client.post('/api/me/dates', { birthday: '02-29' }), 200);
  await buildEvent(owner, { title: 'For all, by Olga' });
  await buildEvent(owner, { title: 'For Olga', forIds: [owner.id] });
  await buildEvent(owner, { title: 'For Ben', forIds: [ben.id] });
  await buildEvent(ben, { title: 'For all, by Ben' });
  const drive = await buildEvent(owner, { title: 'Drive', needsSomebody: true });
  expectStatus(await ben.client.post(`/api/events/${drive.id}/claim`, {}), 200);
  const piano = await buildSeries(owner, {
    title: 'Piano',
    date: '2026-11-05',
    forIds: [owner.id],
  });
  const day = `/api/series/${piano.id}/occurrences/2026-11-12`;
  const lesson = { ...timed, title: 'Lesson', date: '2026-11-12', forIds: [ben.id] };
  expectStatus(await owner.client.put(day, lesson), 200);
  const path = await link(ben, 'mine');
  expect(await titlesAt(path)).toEqual(['Drive', 'For Ben', 'For all, by Ben', 'Lesson']);
  // Its series is not his: it stands by itself, and is missing in hers.
  expect(String((await ask(path)).body)).not.toContain('RECURRENCE-ID');
  const hers = await link(owner, 'mine');
  expect(await titlesAt(hers)).toEqual(['Drive', 'For Olga', 'For all, by Olga', 'Piano']);
  expect(String((await ask(hers)).body)).toContain('EXDATE:20261112T090000\r');
  expect(await titlesAt(await link(ben))).toHaveLength(8);
});

test('a link ends when it is renewed, ended, or its membership ends; then it is like any that never was', async () => {
  const { owner, members, id: familyId } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const first = await link(ben);
  const second = await link(ben);
  const mine = await link(ben, 'mine');
  const unknown = expectStatus(await ask(`/feed/${'x'.repeat(43)}.ics`), 404);
  const expectEnded = async (path: string) => {
    const { status, body } = await ask(path);
    expect({ status, body }).toEqual({ status: 404, body: unknown.body });
  };
  await expectEnded(first);
  expectStatus(await ask(second), 200);
  const choice = `familyId=${familyId}&what=mine`;
  expectStatus(await ben.client.delete(`/api/calendar-links?${choice}`), 200);
  await expectEnded(mine);
  expect((await linksOf(ben)).map(({ what }) => what)).toEqual(['all']);
  expectStatus(await owner.client.post('/api/family/remove-member', { userId: ben.id }), 200);
  await expectEnded(second);
  for (const odd of ['/feed/x.ics', `/feed/${'%00'.repeat(9)}.ics`]) {
    expect((await ask(odd)).status).toBe(404);
  }
});

test('who is removed while a file is made gets none; it is there for the others who wait for it', async () => {
  const { owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  await buildEvent(owner, { title: 'Dentist' });
  const paths = [await link(ben), await link(owner)];
  const rendered = app.service(application.RenderedCalendars);
  const make = rendered.of.bind(rendered);
  let removal: Promise<unknown> | undefined;
  rendered.of = async (...file) => {
    await (removal ??= owner.client.post('/api/family/remove-member', { userId: ben.id }));
    return make(...file);
  };
  const answers = await Promise.all(paths.map((path) => ask(path)));
  rendered.of = make;
  expect(answers.map(({ status }) => status)).toEqual([404, 200]);
  expect(answers[0]?.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(answers[1]?.body).toContain('SUMMARY:Dentist');
});

test('nobody makes, sees or ends links of others', async () => {
  const { owner, id: familyId } = await buildFamily(app);
  await link(owner);
  const stranger = await buildUser(app, 'Zoe');
  const choice = { familyId, what: 'all' };
  expect((await stranger.client.post('/api/calendar-links', choice)).status).toBe(404);
  for (const method of ['GET', 'DELETE']) {
    const path = `/api/calendar-links?familyId=${familyId}&what=all`;
    expect((await stranger.client.request(method, path)).status).toBe(404);
    expect((await app.newClient().request(method, path)).status).toBe(401);
  }
  expect(await linksOf(owner)).toHaveLength(1);
});
