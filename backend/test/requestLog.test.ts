import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from './support/Client.js';
import { signupOf } from './support/builders.js';
import { ServerProcess } from './support/ServerProcess.js';
import { SESSION_SECRET, startApp } from './support/startApp.js';

const app = startApp();
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({
    DATABASE_URL: app.databaseUrl,
    SESSION_SECRET,
    LOG_LEVEL: 'info',
  });
});
afterAll(() => server.kill());

/** The line of the log about a request; it is written when the answer has gone out. */
async function lineAbout(requestId: string): Promise<Record<string, unknown>> {
  return JSON.parse(await server.line(requestId)) as Record<string, unknown>;
}

describe('every answer names its request', () => {
  test('by the id it came with', async () => {
    const id = randomUUID();
    const { headers } = await app.newClient().fetch('/api/me', { headers: { 'X-Request-Id': id } });
    expect(headers.get('X-Request-Id')).toBe(id);
  });

  test.each(['', 'short', 'x'.repeat(65), '{"level":50}', 'a b c d e f g', 'ünicode-1234'])(
    'by an id of ours, where it came with %j',
    async (given) => {
      const headers = { 'X-Request-Id': Buffer.from(given).toString('latin1') };
      const answer = await app.newClient().fetch('/api/nothing', { headers });
      expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

test('the log has one line for each call, with its route and nothing that was in its address', async () => {
  const client = new Client(server.origin);
  const signedUp = await client.post('/api/auth/signup', signupOf('Ana'));
  const id = randomUUID();
  await client.fetch(`/api/events/${id}?familyId=${randomUUID()}`, {
    method: 'DELETE',
    headers: { 'X-Request-Id': id },
  });
  const first = await lineAbout(signedUp.headers.get('X-Request-Id') ?? '');
  expect(await lineAbout(id)).toEqual({
    level: 30,
    time: expect.any(Number) as unknown,
    pid: expect.any(Number) as unknown,
    hostname: expect.any(String) as unknown,
    requestId: id,
    method: 'DELETE',
    route: '/api/events/:id',
    status: 404,
    ms: expect.any(Number) as unknown,
    user: first.user,
    msg: 'request',
  });
  expect(first).toMatchObject({ route: '/api/auth/signup', status: 201 });
  expect(first.user).toMatch(/^[\w-]{12}$/);
  expect(server.lines.filter((line) => line.includes(id))).toHaveLength(1);
});

test('an address that there is not is "unknown", and pages stay out of it', async () => {
  const client = new Client(server.origin);
  await client.get('/a-page');
  const missing = await client.get('/api/a-secret');
  const line = await lineAbout(missing.headers.get('X-Request-Id') ?? '');
  expect(line).toMatchObject({ route: 'unknown', status: 404 });
  expect(server.lines.join('\n')).not.toMatch(/a-page|a-secret/);
});

test('the secret of a calendar link never stands in it, whatever is asked there', async () => {
  const client = new Client(server.origin);
  await client.post('/api/auth/signup', signupOf('Ana'));
  const { body } = await client.post('/api/calendar-links', { what: 'all' });
  const path = new URL((body as { address: string }).address).pathname;
  const secret = path.slice('/feed/'.length, -'.ics'.length);
  const asked = await client.get(path);
  const [wrong, refused, odd] = await Promise.all([
    client.get(path.replace('.ics', 'x.ics')),
    client.post(path, {}),
    client.get(`${path}/more`),
  ]);
  expect([asked, wrong, refused, odd].map(({ status }) => status)).toEqual([200, 404, 404, 404]);
  for (const { headers } of [asked, wrong, refused, odd]) {
    expect((await lineAbout(headers.get('X-Request-Id') ?? '')).route).toMatch(
      /^(\/feed\/:secret\.ics|unknown)$/,
    );
  }
  expect(server.lines.join('\n')).not.toContain(secret);
});

test('what the server says to people stands there in plain words', () => {
  expect(server.lines.filter((line) => !line.startsWith('{'))).toEqual([
    expect.stringMatching(/^Mail is kept in .*: set SMTP_URL to send it\.$/),
    `Kinday Calendar is ready: ${server.origin}`,
  ]);
});
