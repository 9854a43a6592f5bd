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

/** Opens a connection as a proxy hands it on. */
const openFrom = (address: string, cookie: string) =>
  TestSocket.open(narrow.origin, cookie, { 'X-Forwarded-For': address });

test('[S6] one network has 100 live connections on a node; one more waits until another is gone', async () => {
  const people = [];
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay']) {
    people.push(await buildUser(app, name));
  }
  const [ana, ben, cleo, dan, eva, fay] = people.map(({ client }) => client.cookie);
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

test('[S6] connections that one network opens in one moment are no more either', async () => {
  const { client } = await buildUser(app, 'Gus');
  const openings = Array.from({ length: 20 }, () => openFrom('198.51.100.7', client.cookie));
  const opened = await Promise.allSettled(openings);
  const sockets = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  sockets.forEach((socket) => socket.close());
  expect(sockets.length).toBeLessThanOrEqual(5);
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
