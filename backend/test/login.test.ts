import { describe, expect, test } from '@jest/globals';
import { buildUser, PASSWORD } from './support/builders.js';
import { startApp } from './support/startApp.js';

const app = startApp();
const url = '/api/auth/login';

function sessionCookieIn(headers: Headers): string {
  return headers.getSetCookie().find((cookie) => cookie.startsWith('kinday=')) ?? '';
}

test('a log-in finds the user without regard to the case of the e-mail', async () => {
  const ana = await buildUser(app, 'Ana');
  const client = app.newClient();
  const answer = await client.post(url, { email: ana.email.toUpperCase(), password: PASSWORD });
  expect([answer.status, answer.body]).toEqual([200, { success: true, needsColorSelection: true }]);
  expect((await client.get('/api/me')).body).toMatchObject({ id: ana.id });
});

test('a colour is needed until one is chosen', async () => {
  const { email, password, client } = await buildUser(app, 'Ana');
  expect((await client.post('/api/me/color', { color: '#4ECDC4' })).status).toBe(200);
  const answer = await app.newClient().post(url, { email, password });
  expect(answer.body).toEqual({ success: true, needsColorSelection: false });
});

describe('a log-in is refused', () => {
  test('with one and the same 401 for a wrong password and for an unknown e-mail', async () => {
    const { email } = await buildUser(app, 'Ana');
    const client = app.newClient();
    const wrong = await client.post(url, { email, password: 'not it' });
    const unknown = await client.post(url, { email: 'nobody@example.org', password: PASSWORD });
    const expected = { error: 'Invalid email or password', code: 'wrong_credentials' };
    expect([wrong.status, wrong.body]).toEqual([401, expected]);
    expect([unknown.status, unknown.body]).toEqual([401, expected]);
    expect((await client.get('/api/me')).status).toBe(401);
  });

  test.each([
    ['Invalid email', { email: 'nobody', password: PASSWORD }],
    ['Password is required', { email: 'ana@example.org' }],
    ['Password is required', { email: 'ana@example.org', password: '' }],
  ])('with 400 "%s" for %j', async (error, input) => {
    const answer = await app.newClient().post(url, input);
    expect([answer.status, answer.body]).toMatchObject([400, { error }]);
  });
});

describe('the session cookie', () => {
  test('cannot be read by scripts nor sent by other sites, and ends with the browser', async () => {
    const { email, password } = await buildUser(app, 'Ana');
    const { headers } = await app.newClient().post(url, { email, password });
    const cookie = sessionCookieIn(headers);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).not.toMatch(/Expires|Max-Age/i);
  });

  test('stays 30 days when the user asks to be remembered', async () => {
    const { email, password } = await buildUser(app, 'Ana');
    const { headers } = await app.newClient().post(url, { email, password, remember: true });
    const expires = /Expires=([^;]+)/.exec(sessionCookieIn(headers))?.[1] ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(Math.abs(days - 30)).toBeLessThan(0.01);
  });

  test('is another one after each log-in: one planted before opens nothing', async () => {
    const { email, password, client } = await buildUser(app, 'Ana');
    const before = client.cookie;
    const planted = client.copy();
    await client.post(url, { email, password });
    expect(client.cookie).not.toBe(before);
    expect((await planted.get('/api/me')).status).toBe(401);
  });

  test('that was tampered with is nobody’s', async () => {
    const { client } = await buildUser(app, 'Ana');
    const forged = client.cookie.replace(
      /(kinday=s%3A[^.]+\.)(.)/,
      (_, id: string, first: string) => id + (first === 'A' ? 'B' : 'A'),
    );
    const answer = await app.newClient().fetch('/api/me', { headers: { Cookie: forged } });
    expect(answer.status).toBe(401);
  });
});

describe('after the log-out', () => {
  test('the cookie never works again, and no other log-in ends', async () => {
    const { email, password, client } = await buildUser(app, 'Ana');
    const phone = app.newClient();
    await phone.post(url, { email, password });
    const copy = client.copy();
    const answer = await client.post('/api/auth/logout');
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect((await copy.get('/api/me')).status).toBe(401);
    expect((await phone.get('/api/me')).status).toBe(200);
  });

  test('it stays ended, also with requests of the session in flight', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { client } = await buildUser(app, 'Ana');
      const copy = client.copy();
      const inFlight = Array.from({ length: 8 }, () => copy.copy().post('/api/me/dates', {}));
      await Promise.all([client.post('/api/auth/logout'), ...inFlight]);
      expect((await copy.get('/api/me')).status).toBe(401);
    }
  });

  test('logging out once more is fine', async () => {
    const client = app.newClient();
    expect((await client.post('/api/auth/logout')).status).toBe(200);
    expect((await client.post('/api/auth/logout')).status).toBe(200);
  });
});
