import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildUser, expectStatus, PASSWORD } from './support/builders.js';
import { Mailbox, tokenIn } from './support/Mailbox.js';
import { startApp } from './support/startApp.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kinday-mail-'));
const app = startApp({ DATA_DIR: dataDir, PUBLIC_URL: 'http://calendar.example.org' });
const mailbox = new Mailbox(dataDir);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const password = 'horse staple battery';

function expectNews(mail: string | undefined): void {
  expect(mail).toMatch(/^Subject: Your password was changed\r$/m);
  expect(mail).toContain('http://calendar.example.org/forgot-password');
  expect(mail).not.toContain(password);
}

test('whoever changed the password is told by mail, so that nobody else changes it unseen', async () => {
  const { client, email } = await buildUser(app, 'Ana');
  const change = { currentPassword: PASSWORD, password };
  expectStatus(await client.post('/api/me/password', change), 200);
  expectNews((await mailbox.mailsTo(email))[0]);
});

test('a password by a mailed link is told as well, a refused change is not', async () => {
  const { client, email } = await buildUser(app, 'Ana');
  const wrong = { currentPassword: 'not it', password };
  expectStatus(await client.post('/api/me/password', wrong), 400);
  await client.post('/api/auth/forgot-password', { email });
  const token = tokenIn((await mailbox.mailsTo(email))[0]);
  expectStatus(await client.post('/api/auth/reset-password', { token, password }), 200);
  const mails = await mailbox.mailsTo(email, 2);
  expect(mails).toHaveLength(2);
  expectNews(mails.find((mail) => !mail.includes('#token=')));
});
