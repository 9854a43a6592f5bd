import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SmtpMailer } from '../src/notices/mail/SmtpMailer.js';
import { buildUser } from './support/builders.js';
import { PushService } from './support/PushService.js';
import { SmtpServer } from './support/SmtpServer.js';
import { startApp } from './support/startApp.js';
import { Telling } from './support/Telling.js';
import { turnOn } from './support/turnOn.js';

/** Services that accept what is sent and never answer. */
const [silent, well] = [await PushService.listen(), await PushService.listen()];
const app = startApp({ PUSH_SERVICES: `${silent.origin},${well.origin}` });
const telling = new Telling(app);
beforeAll(async () => {
  await telling.lead();
  const push = { title: 'Dentist', body: 'Today', path: '/calendar', isSilent: false, at: null };
  telling.kind('pushed', () => ({ way: 'notification', push, mail: null }));
});
afterAll(() => well.close());

const mail = { to: 'ana@example.org', subject: 'Today', text: 'Dentist', html: '<p>Dentist</p>' };
const FROM = 'calendar@example.org';
const SHORT = { stepMs: 100, wholeMs: 200 };

test('a push service that never answers holds up nobody whose device is at another one', async () => {
  const [ana, ben] = [await buildUser(app, 'Ana'), await buildUser(app, 'Ben')];
  const [hanging, phone] = [silent.newBrowser(), well.newBrowser()];
  await turnOn(ana.client, hanging);
  await turnOn(ben.client, phone);
  let given = 0;
  silent.answer = (response) => void response.once('close', () => (given += 1));
  const before = new Date(telling.now.getTime() - 1_000);
  for (let number = 0; number < 250; number += 1) {
    await telling.post('pushed', { userId: ana.id, dueAt: before });
  }
  await telling.post('pushed', { userId: ben.id });
  const told = telling.tell();
  while (phone.pushed.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  // None of the others was given up by then.
  expect(given).toBe(0);
  silent.close();
  await told;
});

test('mails to a server that never greets are given up, and the next one goes once it does', async () => {
  const mute = await SmtpServer.listen({ greets: false });
  const { port, url } = mute;
  const mailer = new SmtpMailer(url, FROM, SHORT);
  const sends = Array.from({ length: 12 }, (_, at) => mailer.send(mail, `notice ${at}`));
  const ends = await Promise.allSettled(sends);
  expect(ends.map(({ status }) => status)).toEqual(Array(12).fill('rejected'));
  mute.close();
  const smtp = await SmtpServer.listen({ port });
  await mailer.send(mail, 'the next');
  expect(smtp.received).toHaveLength(1);
  mailer.onApplicationShutdown();
  smtp.close();
});

test('a mail server that goes on talking and never ends its answer is given up, too', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const talk = setInterval(() => socket.write('220-a'), 10);
    socket.on('error', () => undefined).on('close', () => clearInterval(talk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, FROM, { ...SHORT, stepMs: 10_000 });
  await expect(mailer.send(mail, 'a notice')).rejects.toThrow();
  mailer.onApplicationShutdown();
  sockets.forEach((socket) => socket.destroy());
  server.close();
});
