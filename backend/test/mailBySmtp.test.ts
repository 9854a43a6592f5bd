import { afterAll, expect, test } from '@jest/globals';
import { buildUser } from './support/builders.js';
import { tokenIn } from './support/Mailbox.js';
import { ServerProcess } from './support/ServerProcess.js';
import { SmtpServer } from './support/SmtpServer.js';
import { SESSION_SECRET, startApp } from './support/startApp.js';

const smtp = await SmtpServer.listen();
const mute = await SmtpServer.listen({ greets: false });
const MAIL_FROM = 'Family <family@calendar.example>';
const app = startApp({ SMTP_URL: smtp.url, MAIL_FROM, PUBLIC_URL: 'http://calendar.example/' });
const waiting = startApp({ SMTP_URL: mute.url });
afterAll(() => smtp.close());

test('the link goes to the account’s address alone and leads to PUBLIC_URL', async () => {
  const { email, client } = await buildUser(app, 'Ana');
  const sent = smtp.nextTo(email);
  await client.post('/api/auth/forgot-password', { email });
  const { from, to, mail } = await sent;
  expect([from, to]).toEqual(['family@calendar.example', [email]]);
  expect(mail).toContain(`http://calendar.example/reset-password#token=${tokenIn(mail)}`);
  const password = 'horse staple battery';
  const reset = { token: tokenIn(mail), password };
  expect((await app.newClient().post('/api/auth/reset-password', reset)).status).toBe(200);
});

test('the mail says the same as plain text and as HTML', async () => {
  const { email, client } = await buildUser(app, 'Ana');
  const sent = smtp.nextTo(email);
  await client.post('/api/auth/forgot-password', { email });
  const { mail } = await sent;
  const [, plain = '', html = ''] = mail.split(/Content-Type: text\/(?:plain|html)/);
  for (const part of [plain, html]) {
    expect(part).toContain('Choose a new password');
    expect(part).toContain('The link works once, for an hour.');
    expect(part).toContain(`/reset-password#token=${tokenIn(mail)}`);
  }
  expect(html).toContain('<a href="http://calendar.example/');
});

test('nobody waits for a mail server that does not answer', async () => {
  const { email, client } = await buildUser(waiting, 'Ana');
  const started = Date.now();
  const answer = await client.post('/api/auth/forgot-password', { email });
  expect(answer.status).toBe(200);
  expect(Date.now() - started).toBeLessThan(1_000);
  mute.close();
});

test('a mail that is refused is logged without the address it was for', async () => {
  const refusing = await SmtpServer.listen({ takes: false });
  const server = await ServerProcess.start({
    DATABASE_URL: app.databaseUrl,
    SESSION_SECRET,
    SMTP_URL: refusing.url,
  });
  try {
    const { email } = await buildUser(app, 'Ana');
    await server.newClient().post('/api/auth/forgot-password', { email });
    const line = await server.line('A mail was not sent');
    expect(line).toContain(
      'A mail was not sent: EENVELOPE, RCPT TO, the mail server answered 550.',
    );
    expect(server.lines.join('\n')).not.toContain(email);
  } finally {
    await server.kill();
    refusing.close();
  }
});
