import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildUser, PASSWORD, type Person } from './support/builders.js';
import type { Answer } from './support/Client.js';
import { Mailbox, tokenIn } from './support/Mailbox.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Visitor } from './support/Visitor.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kinday-limits-'));
const app = startApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', DATA_DIR: dataDir });
const mailbox = new Mailbox(dataDir);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const url = '/api/auth/login';
let addresses = 0;

/** An address that nobody else has. */
function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

function newVisitor(): Visitor {
  return new Visitor(app.newClient(), newAddress());
}

/** A user of an address of their own: those of the harness all sign up from one. */
async function newUser(): Promise<Person> {
  await query(app, `DELETE FROM rate_limits WHERE key LIKE 'signUps:%'`);
  return buildUser(app, 'Ana');
}

function tryIn(email: string, password = 'not it'): Promise<Answer> {
  return newVisitor().post(url, { email, password });
}

async function tryInTimes(times: number, email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let tried = 0; tried < times; tried += 1) statuses.push((await tryIn(email)).status);
  return statuses;
}

/** As if the wait that is asked for now were over. */
async function waitIsOver(): Promise<void> {
  await query(app, `DELETE FROM rate_limits WHERE key LIKE 'passwordTries:%'`);
}

const tenWrong = Array.from({ length: 10 }, () => 401);

describe('after ten wrong passwords, from wherever they come', () => {
  test('an account has to wait, also for the right one', async () => {
    const ana = await newUser();
    expect(await tryInTimes(10, ana.email)).toEqual(tenWrong);
    const refused = await tryIn(ana.email, PASSWORD);
    expect([refused.status, refused.body]).toEqual([
      429,
      { error: 'Too many wrong passwords. Please try again in 30 seconds.', code: 'too_many' },
    ]);
    expect(Number(refused.headers.get('Retry-After'))).toBe(30);
  });

  test('the wait tells nothing: an unknown address is treated alike', async () => {
    expect(await tryInTimes(10, 'nobody@example.org')).toEqual(tenWrong);
    expect((await tryIn('Nobody@Example.org')).status).toBe(429);
  });

  test('each further one doubles the wait, up to a quarter of an hour', async () => {
    const { email } = await newUser();
    await tryInTimes(10, email);
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      waits.push(Number((await tryIn(email)).headers.get('Retry-After')));
      await waitIsOver();
      expect((await tryIn(email)).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  test('the right one after the wait opens the account and clears the count', async () => {
    const { email } = await newUser();
    await tryInTimes(10, email);
    await waitIsOver();
    expect((await tryIn(email, PASSWORD)).status).toBe(200);
    expect(await tryInTimes(10, email)).toEqual(tenWrong);
  });

  test('asking while waiting does not make the wait longer', async () => {
    const { email } = await newUser();
    await tryInTimes(10, email);
    await tryInTimes(5, email);
    await waitIsOver();
    await tryIn(email);
    expect(Number((await tryIn(email)).headers.get('Retry-After'))).toBe(60);
  });

  test('guessing in parallel gains nothing', async () => {
    const { email } = await newUser();
    const answers = await Promise.all(Array.from({ length: 40 }, () => tryIn(email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    await waitIsOver();
    const again = await Promise.all(Array.from({ length: 20 }, () => tryIn(email)));
    expect(again.filter(({ status }) => status === 401)).toHaveLength(1);
  });

  test('other accounts are not concerned', async () => {
    const { email } = await newUser();
    const other = await newUser();
    await tryInTimes(10, email);
    expect((await tryIn(other.email, PASSWORD)).status).toBe(200);
  });

  test('a reset of the password ends the wait', async () => {
    const { email } = await newUser();
    await tryInTimes(10, email);
    await newVisitor().post('/api/auth/forgot-password', { email });
    const token = tokenIn((await mailbox.mailsTo(email))[0]);
    const password = 'horse staple battery';
    await newVisitor().post('/api/auth/reset-password', { token, password });
    expect((await tryIn(email, password)).status).toBe(200);
  });
});

describe('a device that the account was logged in to before', () => {
  test('is let in while strangers keep failing', async () => {
    const ana = await newUser();
    await ana.client.post('/api/auth/logout');
    await tryInTimes(10, ana.email);
    const home = new Visitor(ana.client, newAddress());
    expect((await home.post(url, { email: ana.email, password: PASSWORD })).status).toBe(200);
    expect((await tryIn(ana.email, PASSWORD)).status).toBe(429);
  });

  test('has a count of its own, so that its thief gains nothing either', async () => {
    const ana = await newUser();
    const thief = new Visitor(ana.client.copy(), newAddress());
    const wrong = { email: ana.email, password: 'not it' };
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await thief.post(url, wrong)).status).toBe(401);
    }
    expect((await thief.post(url, wrong)).status).toBe(429);
    expect((await tryIn(ana.email, PASSWORD)).status).toBe(200);
  });

  test('is known for its own accounts alone', async () => {
    const ana = await newUser();
    const eve = await newUser();
    await tryInTimes(10, ana.email);
    const visitor = new Visitor(eve.client, newAddress());
    expect((await visitor.post(url, { email: ana.email, password: PASSWORD })).status).toBe(429);
  });

  test('may be a family’s: it knows several accounts', async () => {
    const ana = await newUser();
    const ben = await newUser();
    const tablet = new Visitor(ana.client, newAddress());
    await tablet.post(url, { email: ben.email, password: PASSWORD });
    for (const { email } of [ana, ben]) {
      await tryInTimes(10, email);
      expect((await tablet.post(url, { email, password: PASSWORD })).status).toBe(200);
    }
  });

  test('cannot be made up: a changed cookie is nobody’s', async () => {
    const ana = await newUser();
    await tryInTimes(10, ana.email);
    const forged = ana.client.cookie.replace(
      /(kinday-device=[\w-]+\.)(.)/,
      (_all, start: string, first: string) => start + (first === 'A' ? 'B' : 'A'),
    );
    const answer = await app.newClient().fetch(url, {
      method: 'POST',
      body: JSON.stringify({ email: ana.email, password: PASSWORD }),
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': newAddress(),
        Cookie: forged,
      },
    });
    expect(answer.status).toBe(429);
  });

  test('keeps a cookie that scripts cannot read, and that only log-ins are sent', async () => {
    const { headers } = await tryIn((await newUser()).email, PASSWORD);
    const cookie = headers.getSetCookie().find((each) => each.startsWith('kinday-device='));
    expect(cookie).toMatch(/; Path=\/api\/auth; .*HttpOnly; SameSite=Lax$/);
  });
});

describe('one address', () => {
  test('may log in 25 times in five minutes', async () => {
    const visitor = newVisitor();
    const wrong = () => ({ email: `${Math.random()}@example.org`, password: 'not it' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => visitor.post(url, wrong())));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(25);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'too_many' });
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(290);
    expect((await newVisitor().post(url, wrong())).status).toBe(401);
  });

  test('of IPv6 is the household’s /64', async () => {
    const wrong = () => ({ email: `${Math.random()}@example.org`, password: 'not it' });
    const visitor = new Visitor(app.newClient(), '2001:db8:7:7::1');
    for (let tried = 0; tried < 25; tried += 1) {
      await visitor.post(url, wrong(), `2001:db8:7:7::${tried + 2}`);
    }
    expect((await visitor.post(url, wrong())).status).toBe(429);
    expect((await visitor.post(url, wrong(), '2001:db8:7:8::1')).status).toBe(401);
  });
});

test('ten wrong current passwords of somebody logged in make them wait too', async () => {
  const { client } = await newUser();
  const wrong = { currentPassword: 'not it', password: 'horse staple battery' };
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await client.post('/api/me/password', wrong)).status).toBe(400);
  }
  const refused = await client.post('/api/me/password', { ...wrong, currentPassword: PASSWORD });
  expect(refused.status).toBe(429);
  expect((await client.delete('/api/me', { password: PASSWORD })).status).toBe(429);
});

test('what is kept of a count names nobody', async () => {
  const { email } = await newUser();
  await tryIn(email);
  const rows = await query<{ key: string }>(app, 'SELECT key FROM rate_limits');
  expect(rows.length).toBeGreaterThan(1);
  for (const { key } of rows) expect(key).toMatch(/^[A-Za-z]+:[\w-]{43}$/);
});
