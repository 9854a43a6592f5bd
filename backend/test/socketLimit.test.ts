import { expect, test } from '@jest/globals';
import { buildUser } from './support/builders.js';
import { startApp } from './support/startApp.js';
import { TestSocket } from './support/TestSocket.js';

/** A tenth of everything: two live connections for each user. */
const app = startApp({ RATE_LIMIT_SCALE: '0.1' });

test('[S6] one user has 20 live connections on a node; one more waits until another is gone', async () => {
  const ana = await buildUser(app, 'Ana');
  const ben = await buildUser(app, 'Ben');
  const [first, second] = await Promise.all([ana.client.connect(), ana.client.connect()]);
  const third = await TestSocket.open(app.origin, ana.client.cookie);
  await third.closed();
  expect(third.messages).toEqual([]);
  const other = await ben.client.connect();
  expect([first.socket.connected, second.socket.connected]).toEqual([true, true]);
  first.close();
  // The server hears of the end a moment later.
  for (;;) {
    const again = await TestSocket.open(app.origin, ana.client.cookie);
    const isIn = await Promise.race([
      again.hello().then(() => true),
      again.closed().then(() => false),
    ]);
    again.close();
    if (isIn) break;
  }
  [second, other].forEach((socket) => socket.close());
});
