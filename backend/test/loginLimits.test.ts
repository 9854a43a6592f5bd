import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PASSWORD } from './support/builders.js';
import { Mailbox, tokenIn } from './support/Mailbox.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Strangers } from './support/Strangers.js';
import { Visitor } from './support/Visitor.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kinday-limits-'));
const app = startApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', DATA_DIR: dataDir });
const mailbox = new Mailbox(dataDir);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const url = '/api/auth/login';
const strangers = new Strangers(app);
const tenWrong = Array.from({ length: 10 }, () => 401);

describe('after ten wrong passwords, from wherever they come', () => {
  test('an account has to wait, also for the right one', async () => {
    const ana = await strangers.newUser();
    expect(await strangers.tryInTimes(10, ana.email)).toEqual(tenWrong);
    const refused = await strangers.tryIn(ana.email, PASSWORD);
    expect([refused.status, refused.body]).toEqual([
      429,
      { error: 'Too many wrong passwords. Please try again in 30 seconds.', code: 'too_many' },
    ]);
    expect(Number(refused.headers.get('Retry-After'))).toBe(30);
  });

  test('the wait tells nothing: an unknown address is treated alike', async () => {
    expect(await strangers.tryInTimes(10, 'nobody@example.org')).toEqual(tenWrong);
    expect((await strangers.tryIn('Nobody@Example.org')).status).toBe(429);
  });

  test('each further one doubles the wait, up to a quarter of an hour', async () => {
    const { email } = await strangers.newUser();
    await strangers.tryInTimes(10, email);
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      waits.push(Number((await strangers.tryIn(email)).headers.get('Retry-After')));
      await strangers.waitIsOver();
      expect((await strangers.tryIn(email)).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  test('the right one after the wait opens the account and clears the count', async () => {
    const { email } = await strangers.newUser();
    await strangers.tryInTimes(10, email);
    await strangers.waitIsOver();
    expect((await strangers.tryIn(email, PASSWORD)).status).toBe(200);
    expect(await strangers.tryInTimes(10, email)).toEqual(tenWrong);
  });

  test('asking while waiting does not make the wait longer', async () => {
    const { email } = await strangers.newUser();
    await strangers.tryInTimes(10, email);
    await strangers.tryInTimes(5, email);
    await strangers.waitIsOver();
    await strangers.tryIn(email);
    expect(Number((await strangers.tryIn(email)).headers.get('Retry-After'))).toBe(60);
  });

  test('guessing in parallel gains nothing', async () => {
    const { email } = await strangers.newUser();
    const answers = await Promise.all(Array.from({ length: 40 }, () => strangers.tryIn(email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    await strangers.waitIsOver();
    const again = await Promise.all(Array.from({ length: 20 }, () => strangers.tryIn(email)));
    expect(again.filter(({ status }) => status === 401)).toHaveLength(1);
  });

  test('other accounts are not concerned', async () => {
    const { email } = await strangers.newUser();
    const other = await strangers.newUser();
    await strangers.tryInTimes(10, email);
    expect((await strangers.tryIn(other.email, PASSWORD)).status).toBe(200);
  });

  test('a reset of the password ends the wait', async () => {
    const { email } = await strangers.newUser();
    await strangers.tryInTimes(10, email);
    await strangers.newVisitor().post('/api/auth/forgot-password', { email });
    const token = tokenIn((await mailbox.mailsTo(email))[0]);
    const password = 'horse staple battery';
    await strangers.newVisitor().post('/api/auth/reset-password', { token, password });
    expect((await strangers.tryIn(email, password)).status).toBe(200);
  });
});

describe('one address', () => {
  test('may log in 25 times in five minutes', async () => {
    const visitor = strangers.newVisitor();
    const wrong = () => ({ email: `${Math.random()}@example.org`, password: 'not it' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => visitor.post(url, wrong())));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(25);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'too_many' });
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(290);
    expect((await strangers.newVisitor().post(url, wrong())).status).toBe(401);
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
  const { client } = await strangers.newUser();
  const wrong = { currentPassword: 'not it', password: 'horse staple battery' };
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await client.post('/api/me/password', wrong)).status).toBe(400);
  }
  const refused = await client.post('/api/me/password', { ...wrong, currentPassword: PASSWORD });
  expect(refused.status).toBe(429);
  expect((await client.delete('/api/me', { password: PASSWORD })).status).toBe(429);
});

test('what is kept of a count names nobody', async () => {
  const { email } = await strangers.newUser();
  await strangers.tryIn(email);
  const rows = await query<{ key: string }>(app, 'SELECT key FROM rate_limits');
  expect(rows.length).toBeGreaterThan(1);
  for (const { key } of rows) expect(key).toMatch(/^[A-Za-z]+:[\w-]{43}$/);
});
