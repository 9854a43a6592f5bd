import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildUser, PASSWORD, type Person } from './support/builders.js';
import type { Answer } from './support/Client.js';
import { Mailbox, tokenIn } from './support/Mailbox.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kinday-mail-'));
const app = startApp({ DATA_DIR: dataDir });
const mailbox = new Mailbox(dataDir);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const password = 'horse staple battery';
const invalid = {
  error: 'This link is no longer valid. Please ask for a new one.',
  code: 'invalid_reset_link',
};

function ask(email: string): Promise<Answer> {
  return app.newClient().post('/api/auth/forgot-password', { email });
}

async function mailedToken(person: Person, count = 1): Promise<string> {
  await ask(person.email);
  return tokenIn((await mailbox.mailsTo(person.email, count)).at(-1));
}

function reset(token: string, newPassword = password): Promise<Answer> {
  return app.newClient().post('/api/auth/reset-password', { token, password: newPassword });
}

async function logIn({ email }: Person, withPassword: string): Promise<number> {
  const answer = await app.newClient().post('/api/auth/login', { email, password: withPassword });
  return answer.status;
}

test('a mailed link opens the account with a new password, and only with that', async () => {
  const ana = await buildUser(app, 'Ana');
  const answer = await reset(await mailedToken(ana));
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  expect(await logIn(ana, PASSWORD)).toBe(401);
  expect(await logIn(ana, password)).toBe(200);
});

test('the address is found in any case; the mail goes to the one of the account', async () => {
  const ana = await buildUser(app, 'Ana');
  await ask(` ${ana.email.toUpperCase()} `);
  const [mail] = await mailbox.mailsTo(ana.email);
  expect(mail).toMatch(/^Subject: Choose a new password\r$/m);
});

test('the answer does not tell whether an account exists, and strangers get no mail', async () => {
  const ana = await buildUser(app, 'Ana');
  const unknown = await ask('nobody@example.org');
  const known = await ask(ana.email);
  expect(unknown.status).toBe(200);
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  await mailbox.mailsTo(ana.email);
  expect(await mailbox.mailsTo('nobody@example.org', 0)).toEqual([]);
});

describe('a link is refused', () => {
  test('when it was used before', async () => {
    const ana = await buildUser(app, 'Ana');
    const token = await mailedToken(ana);
    await reset(token);
    const again = await reset(token, 'yet another one');
    expect([again.status, again.body]).toEqual([400, invalid]);
    expect(await logIn(ana, password)).toBe(200);
  });

  test('by all but one of those who use it at once', async () => {
    const token = await mailedToken(await buildUser(app, 'Ana'));
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('after an hour', async () => {
    const token = await mailedToken(await buildUser(app, 'Ana'));
    await query(app, `UPDATE password_resets SET expires_at = expires_at - interval '1 hour'`);
    const late = await reset(token);
    expect([late.status, late.body]).toEqual([400, invalid]);
  });

  test('when a later or earlier one of the same account was used', async () => {
    const ana = await buildUser(app, 'Ana');
    const first = await mailedToken(ana);
    const second = await mailedToken(ana, 2);
    expect((await reset(first)).status).toBe(200);
    expect((await reset(second)).status).toBe(400);
  });

  test('when the password was changed since', async () => {
    const ana = await buildUser(app, 'Ana');
    const token = await mailedToken(ana);
    await ana.client.post('/api/me/password', { currentPassword: PASSWORD, password });
    expect((await reset(token)).status).toBe(400);
  });

  test('when it is made up', async () => {
    expect((await reset('x'.repeat(32))).body).toEqual(invalid);
    expect((await reset('')).status).toBe(400);
    expect((await reset('x'.repeat(1_000))).status).toBe(400);
  });
});

test('a password that is too short does not use the link up', async () => {
  const token = await mailedToken(await buildUser(app, 'Ana'));
  const short = await reset(token, '12345');
  expect(short.body).toMatchObject({
    fields: { password: 'Password must be at least 6 characters' },
  });
  expect((await reset(token)).status).toBe(200);
});

test('asking once more leaves the first link valid: strangers cannot void it', async () => {
  const ana = await buildUser(app, 'Ana');
  const first = await mailedToken(ana);
  await mailedToken(ana, 2);
  expect((await reset(first)).status).toBe(200);
});

test('a reset logs out everywhere: every session and every socket', async () => {
  const ana = await buildUser(app, 'Ana');
  const socket = await ana.client.connect();
  await reset(await mailedToken(ana));
  await socket.closed();
  expect(socket.payloadsOf('signedOut')).toEqual([{}]);
  expect((await ana.client.get('/api/me')).status).toBe(401);
});

test('what is stored of a token does not open anything', async () => {
  const ana = await buildUser(app, 'Ana');
  const token = await mailedToken(ana);
  const [row] = await query<{ token_hash: string }>(
    app,
    `SELECT token_hash FROM password_resets WHERE user_id = $1`,
    [ana.id],
  );
  expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.token_hash).not.toContain(token);
  expect((await reset(row?.token_hash ?? '')).status).toBe(400);
});

test('the link leads to this machine, whatever host the request names', async () => {
  const ana = await buildUser(app, 'Ana');
  const body = JSON.stringify({ email: ana.email });
  const headers = {
    'Content-Type': 'application/json',
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
  };
  await app.newClient().fetch('/api/auth/forgot-password', { method: 'POST', body, headers });
  const [mail] = await mailbox.mailsTo(ana.email);
  expect(mail).toContain(`${app.origin.replace('127.0.0.1', 'localhost')}/reset-password#token=`);
  expect(mail).not.toContain('evil.example');
});

test('a kept mail shows the link whole, to be copied from the file', async () => {
  const ana = await buildUser(app, 'Ana');
  const token = await mailedToken(ana);
  const folder = path.join(dataDir, 'mail');
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  const own = files.find((file) => file.includes(`To: ${ana.email}`)) ?? '';
  expect(own.split(/\r?\n/)).toContain(
    `${app.origin.replace('127.0.0.1', 'localhost')}/reset-password#token=${token}`,
  );
});

test('the mail says nothing that the account’s owner chose', async () => {
  const name = 'Visit evil.example';
  const ana = await buildUser(app, name, {
    email: `x-${Date.now()}@example.org`,
    familyName: name,
  });
  await ask(ana.email);
  const [mail] = await mailbox.mailsTo(ana.email);
  expect(mail).not.toContain(name);
});
