import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildUser } from './support/builders.js';
import { startApp, TestApp } from './support/startApp.js';
import { TestSocket } from './support/TestSocket.js';

/** Where people sign up. */
const app = startApp();
/** A twentieth of everything: five live connections for each network. */
const narrow = new TestApp();
beforeAll(() => narrow.startBeside(app, { RATE_LIMIT_SCALE: '0.05', TRUST_PROXY: '1' }));
afterAll(() => narrow.stop());

/** The log-ins of as many people, of whom each has one live connection here. */
let cookies: string[];
beforeAll(async () => {
  cookies = [];
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay', 'Gus', 'Hal']) {
    cookies.push((await buildUser(app, name)).client.cookie);
  }
});

/** Opens a connection as a proxy hands it on. */
const openFrom = (address: string, cookie: string) =>
  TestSocket.open(narrow.origin, cookie, { 'X-Forwarded-For': address });

test('[S6] one network has 100 live connections on a node; one more waits until another is gone', async () => {
  const [ana, ben, cleo, dan, eva, fay] = cookies;
  const household = '2001:db8:1:2::';
  const sockets = [];
  for (const [index, cookie] of [ana, ben, cleo, dan, eva].entries()) {
    sockets.push(await openFrom(`${household}${index + 1}`, cookie!));
  }
  await expect(openFrom(`${household}99`, fay!)).rejects.toThrow();
  const neighbour = await openFrom('2001:db8:1:3::1', fay!);
  sockets[0]!.close();
  // The server hears of the end a moment later.
  let again: TestSocket | null = null;
  while (!again) again = await openFrom(`${household}99`, ana!).catch(() => null);
  for (const socket of [...sockets, neighbour, again]) socket.close();
});

test('[S6] of connections that one network opens in one moment no more stay than that', async () => {
  const all = await Promise.allSettled(cookies.map((cookie) => openFrom('198.51.100.7', cookie)));
  const opened = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  opened.forEach((socket) => socket.close());
  expect(opened).toHaveLength(5);
});

test('[S6] a connection that does not introduce itself within ten seconds is closed', async () => {
  const address = `${app.origin}/socket.io/?EIO=4&transport=polling`;
  const opened = await fetch(address);
  const { sid } = JSON.parse((await opened.text()).slice(1)) as { sid: string };
  let last = '';
  for (let status = 200; status === 200;) {
    const polled = await fetch(`${address}&sid=${sid}`);
    status = polled.status;
    last = await polled.text();
    // "2" is the server's ping, "3" its answer: to be alive is not enough.
    if (last === '2') await fetch(`${address}&sid=${sid}`, { method: 'POST', body: '3' });
  }
  expect(last).toContain('Session ID unknown');
});
