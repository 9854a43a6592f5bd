import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buildFamily, expectStatus, type Person } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp();
const EVENTS = 2_000;
const NOTES = `DESCRIPTION:${'Zürich\\, '.repeat(1000).trim()}`;

/** The content lines of an iCalendar file; a parser of all it may hold would take half a minute. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

/** A family with events whose notes are long: more than any connection holds by itself. */
async function buildFullFamily(events: number) {
  const family = await buildFamily(app, 'Ben');
  await query(
    app,
    `INSERT INTO events (id, family_id, creator_id, title, date, is_all_day, main_category,
       sub_category, notes, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Event ' || n, date '2000-01-01' + n, true, 'a', 'b',
       trim(repeat('Zürich, ', 1000)), now(), now() FROM generate_series(1, ${events}) n`,
    [family.id, family.owner.id],
  );
  return family;
}

/** Begins a download and takes nothing of it. */
async function beginDownload({ client }: Person, path: string): Promise<IncomingMessage> {
  const request = get(`${app.origin}${path}`, { headers: { cookie: client.cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

test('a large calendar and a user’s data come whole and in order, though piece by piece', async () => {
  const { owner } = await buildFullFamily(250);
  const file = expectStatus(await owner.client.get('/api/family/export.ics'), 200);
  const titles = Array.from({ length: 250 }, (_, index) => `Event ${index + 1}`);
  const lines = unfolded(String(file.body));
  expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual(
    titles.map((title) => `SUMMARY:${title}`),
  );
  expect(lines.filter((line) => line === NOTES)).toHaveLength(250);
  const own = expectStatus(await owner.client.get('/api/me/export'), 200);
  const { events } = own.body as { events: { title: string }[] };
  expect(events.map(({ title }) => title)).toEqual(titles);
});

test('two downloads of a user are under way at most, and what a removed member has begun ends', async () => {
  const { id: familyId, owner, members } = await buildFullFamily(EVENTS);
  const path = '/api/family/export.ics';
  const first = await beginDownload(owner, path);
  const second = await beginDownload(owner, '/api/me/export');
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  const refused = await owner.client.get(path);
  expect([refused.status, refused.body]).toEqual([
    429,
    {
      error: 'You have 2 downloads under way. Please wait until one is done.',
      code: 'too_many',
    },
  ]);
  expect(refused.headers.get('Retry-After')).toBe('10');
  // Others get theirs; and one that is broken off frees its place.
  const relatives = await beginDownload(members[0]!, path);
  expect(relatives.statusCode).toBe(200);
  first.destroy();
  for (;;) {
    const again = await beginDownload(owner, path);
    again.destroy();
    if (again.statusCode === 200) break;
  }
  second.destroy();
  const gone = { familyId, userId: members[0]!.id };
  expectStatus(await owner.client.post('/api/family/remove-member', gone), 200);
  let file = '';
  for await (const chunk of relatives.setEncoding('utf8')) file += String(chunk);
  expect(unfolded(file).filter((line) => line === NOTES).length).toBeLessThan(EVENTS);
});
