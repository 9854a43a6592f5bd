/**
 * The application runs in the sandbox of this file, whose intervals the test counts.
 * @jest-environment node
 */
import { afterAll, expect, jest, test } from '@jest/globals';
import { buildUser } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

// Intervals pass when this test says so; everything else keeps its time.
jest.useFakeTimers({
  doNotFake: [
    'Date',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setTimeout',
    'clearTimeout',
  ],
});
const app = startApp();
afterAll(() => {
  jest.useRealTimers();
});

test('[S5] sockets whose session ended by time are closed at the next check, a minute later at most', async () => {
  const ana = await buildUser(app, 'Ana');
  const ben = await buildUser(app, 'Ben');
  const [late, living] = await Promise.all([ana.client.connect(), ben.client.connect()]);
  const old = `UPDATE sessions SET last_seen_at = now() - interval '3 hours' WHERE user_id = $1`;
  await query(app, old, [ana.id]);
  jest.advanceTimersByTime(60_000);
  await late.closed();
  expect(late.payloadsOf('signedOut')).toEqual([{}]);
  await living.hello();
  living.close();
});
