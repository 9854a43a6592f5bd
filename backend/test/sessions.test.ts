import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { buildUser, expectStatus, PASSWORD, type Person } from './support/builders.js';
import type { Client } from './support/Client.js';
import { query } from './support/query.js';
import { startApp, TestApp } from './support/startApp.js';

const app = startApp();
const logInUrl = '/api/auth/login';

/** Logs in on one more device. */
async function logIn(person: Person, remember: boolean): Promise<Client> {
  const client = app.newClient();
  const answer = await client.post(logInUrl, { email: person.email, password: PASSWORD, remember });
  expectStatus(answer, 200);
  return client;
}

const statusOf = async (client: Client) => (await client.get('/api/me')).status;
const sessionIdOf = ({ cookie }: Client) => /kinday=s%3A([^.;]+)/.exec(cookie)?.[1] ?? '';
const storedIdOf = (client: Client) =>
  createHash('sha256').update(sessionIdOf(client)).digest('hex');

/** As if the session had begun, or had been used last, so long ago. */
async function age(client: Client, column: 'created_at' | 'last_seen_at', by: string) {
  const sql = `UPDATE sessions SET ${column} = ${column} - $1::interval WHERE id_hash = $2`;
  await query(app, sql, [by, storedIdOf(client)]);
}

describe('a session lives', () => {
  test.each([
    [false, 'last_seen_at', '1 hour 59 minutes', 200],
    [false, 'last_seen_at', '2 hours', 401],
    [false, 'created_at', '23 hours 59 minutes', 200],
    [false, 'created_at', '24 hours', 401],
    [true, 'last_seen_at', '13 days 23 hours', 200],
    [true, 'last_seen_at', '14 days', 401],
    [true, 'created_at', '29 days 23 hours', 200],
    [true, 'created_at', '30 days', 401],
  ] as const)('remembered %s, %s %s ago: %i', async (remember, column, by, status) => {
    const client = await logIn(await buildUser(app, 'Ana'), remember);
    await age(client, column, by);
    expect(await statusOf(client)).toBe(status);
  });

  test('on by being used, up to its longest life', async () => {
    const client = await logIn(await buildUser(app, 'Ana'), false);
    for (let used = 0; used < 3; used += 1) {
      await age(client, 'last_seen_at', '1 hour 59 minutes');
      expect(await statusOf(client)).toBe(200);
      const [row] = await query<{ fresh: boolean }>(
        app,
        `SELECT last_seen_at > now() - interval '1 minute' AS fresh FROM sessions WHERE id_hash = $1`,
        [storedIdOf(client)],
      );
      expect(row).toEqual({ fresh: true });
    }
  });

  test('and when its time is over, no live connection opens with it', async () => {
    const { client } = await buildUser(app, 'Ana');
    await age(client, 'last_seen_at', '2 hours');
    await expect(client.connect()).rejects.toThrow('not_logged_in');
  });
});

describe('what is stored of a session', () => {
  test('is the hash of its id, of at least 128 bits, and opens no session', async () => {
    const { client } = await buildUser(app, 'Ana');
    const rows = await query<Record<string, unknown>>(app, 'SELECT * FROM sessions');
    expect(rows.map((row) => row.id_hash)).toContain(storedIdOf(client));
    expect(JSON.stringify(rows)).not.toContain(sessionIdOf(client));
    expect(Buffer.from(sessionIdOf(client), 'base64url').length).toBeGreaterThanOrEqual(16);
    const stored = storedIdOf(client);
    const signature = client.cookie.replace(/^.*kinday=s%3A[^.]+\./, '').replace(/;.*$/, '');
    for (const forged of [stored, `s%3A${stored}`, `s%3A${stored}.${signature}`]) {
      const answer = await app
        .newClient()
        .fetch('/api/me', { headers: { Cookie: `kinday=${forged}` } });
      expect(answer.status).toBe(401);
    }
  });

  test('differs from log-in to log-in, and an id that somebody else chose is never taken', async () => {
    const ana = await buildUser(app, 'Ana');
    const chosen = ana.client.copy();
    await ana.client.post('/api/auth/logout');
    await chosen.post(logInUrl, { email: ana.email, password: PASSWORD });
    expect(sessionIdOf(chosen)).not.toBe(sessionIdOf(ana.client));
    const ids = await Promise.all([1, 2, 3].map(async () => sessionIdOf(await logIn(ana, false))));
    expect(new Set(ids).size).toBe(3);
  });
});

describe('the cookies, where people come by', () => {
  // On one database: passport keeps one strategy for all applications of a process.
  const https = new TestApp();
  const http = new TestApp();
  beforeAll(async () => {
    await https.startBeside(app, { PUBLIC_URL: 'https://calendar.example.org', TRUST_PROXY: '1' });
    await http.startBeside(app, { PUBLIC_URL: 'http://calendar.example.org' });
  });
  afterAll(async () => {
    await https.stop();
    await http.stop();
  });

  async function cookiesOf(of: TestApp, remember: boolean): Promise<string[]> {
    const { email } = await buildUser(app, 'Ana');
    const answer = await of.newClient().fetch(logInUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' },
      body: JSON.stringify({ email, password: PASSWORD, remember }),
    });
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.replace(/=[^;]+/, '').replace(/(Max-Age|Expires)=[^;]+/g, '$1'));
  }

  test.each([
    ['plain HTTP', () => app, 'kinday', 'kinday-device', ''],
    ['plain HTTP under a name', () => http, 'kinday', 'kinday-device', ''],
    ['HTTPS', () => https, '__Host-kinday', '__Secure-kinday-device', '; Secure'],
  ])('%s', async (_, of, session, device, secure) => {
    const known = `${device}; Max-Age; Path=/api/auth; Expires; HttpOnly${secure}; SameSite=Lax`;
    const flags = `; HttpOnly${secure}; SameSite=Lax`;
    expect((await cookiesOf(of(), false)).sort()).toEqual(
      [`${session}; Path=/${flags}`, known].sort(),
    );
    expect((await cookiesOf(of(), true)).sort()).toEqual(
      [`${session}; Path=/; Expires${flags}`, known].sort(),
    );
  });

  test('HTTPS, by a browser that came without it: there is no cookie it could lose', async () => {
    const { email, password } = await buildUser(app, 'Ana');
    const answer = await https.newClient().post(logInUrl, { email, password });
    expect(answer.headers.getSetCookie().filter((cookie) => !cookie.includes('Secure'))).toEqual(
      [],
    );
  });
});
