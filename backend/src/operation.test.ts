import { expect, test } from '@jest/globals';
import { LIMITS } from '@kinday/contracts/product';
import { readFileSync } from 'node:fs';
import { AT_ONCE_OF_USER } from './access/limits/Exports.js';
import { RATE_LIMITS } from './access/limits/rateLimits.js';
import { MOST_SESSIONS } from './auth/SessionStore.js';
import { STOP_WITHIN_MS } from './stopOnSignals.js';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const README = read('README.md');
const said = (topic: string) => README.split('\n').find((line) => line.startsWith(`- **${topic}`));
const inWords = (count: number) => ['no', 'one', 'two', 'three', 'four', 'five'][count];

test('README.md tells the limits as they are', () => {
  const { calls, writes } = RATE_LIMITS;
  expect(writes.seconds).toBe(60);
  const limits = said('Limits');
  expect(limits).toContain(`${writes.most} changes a minute`);
  expect(limits).toContain(`${calls.most} calls in ${inWords(calls.seconds / 60)} minutes`);
  expect(limits).toContain(`${MOST_SESSIONS} log-ins that stay`);
  expect(limits).toContain(`${LIMITS.calendarsPerUser} calendars`);
  expect(limits).toContain(`${LIMITS.eventsPerCalendar.toLocaleString('en-US')} events`);
  expect(limits).toContain(`${inWords(AT_ONCE_OF_USER)} downloads at once`);
});

test('Docker gives a node longer to stop than it takes, and README.md tells how long', () => {
  const seconds = STOP_WITHIN_MS / 1000;
  expect(said('Stop')).toContain(`ends within ${seconds} seconds`);
  const [, node = ''] = read('docker/compose.yaml').split(/^x-node:.*$/m);
  const grace = /^ {2}stop_grace_period: (\d+)s$/m.exec(node);
  expect(Number(grace?.[1])).toBeGreaterThan(seconds);
});
