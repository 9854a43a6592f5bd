import { expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepBackups } from '../src/backup/keepBackups.js';
import { buildEvent, buildFamily } from './support/builders.js';
import { startApp, type TestApp } from './support/startApp.js';

const TOKEN = 'a token of tests, for machines';
const app = startApp({ METRICS_TOKEN: TOKEN });
const silent = startApp();

const ask = (of: TestApp, authorization?: string) =>
  of.newClient().fetch('/metrics', {
    headers: authorization === undefined ? {} : { Authorization: authorization },
  });

async function read(): Promise<string> {
  const { status, body, headers } = await ask(app, `Bearer ${TOKEN}`);
  expect([status, headers.get('Content-Type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return String(body);
}

/** The value of a series; NaN where there is none. */
const valueOf = (metrics: string, series: string) =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  );

test('nobody reads the metrics where no token is set, nor without it where one is', async () => {
  expect((await ask(silent, 'Bearer ')).status).toBe(404);
  for (const wrong of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
    const { status, body } = await ask(app, wrong);
    expect([status, body]).toMatchObject([401, { code: 'no_metrics_token' }]);
  }
});

test('calls are counted by route and status, in one series whatever stood in the address', async () => {
  const { owner } = await buildFamily(app);
  const event = await buildEvent(owner);
  for (const id of [event.id, '00000000-0000-4000-8000-000000000000', 'no-id']) {
    await owner.client.get(`/api/events/${id}`);
    await owner.client.delete(`/api/events/${id}`);
  }
  await owner.client.get('/api/a-secret-code');
  const metrics = await read();
  const deleted = (status: number) =>
    valueOf(
      metrics,
      `kinday_request_seconds_count{method="DELETE",route="/api/events/:id",status="${status}"}`,
    );
  expect([deleted(200), deleted(404), deleted(400)]).toEqual([1, 1, 1]);
  expect(metrics).not.toContain(event.id);
  expect(metrics).not.toContain('a-secret-code');
});

test('live connections, changes, their delay and the database are measured', async () => {
  const family = await buildFamily(app, 'Ben');
  const before = await read();
  const tab = await family.members[0]!.client.connect();
  const event = await buildEvent(family.owner);
  await tab.change(family.id, (await family.owner.client.get('/api/family')).revision!);
  const after = await read();
  const grown = (series: string) => valueOf(after, series) - valueOf(before, series);
  expect(event.version).toBe(1);
  expect(grown('kinday_sockets')).toBe(1);
  expect(grown('kinday_changes_published_total')).toBe(1);
  expect(grown('kinday_delivery_lag_seconds_count')).toBe(1);
  expect(valueOf(after, 'kinday_catch_ups_total')).toBe(0);
  expect(valueOf(after, 'kinday_database_connections_open')).toBeGreaterThan(0);
  expect(valueOf(after, 'kinday_database_connections_waited_for')).toBe(0);
  tab.close();
});

test('the last backup and the bus can be watched', async () => {
  expect(valueOf(await read(), 'kinday_last_backup_timestamp_seconds')).toBe(0);
  const folder = await mkdtemp(path.join(tmpdir(), 'kinday-metrics-'));
  const before = Date.now() / 1000 - 1;
  await keepBackups(app.databaseUrl, folder, 1);
  await rm(folder, { recursive: true });
  const after = await read();
  expect(valueOf(after, 'kinday_last_backup_timestamp_seconds')).toBeGreaterThan(before);
  expect(valueOf(after, 'kinday_bus_away')).toBe(0);
});
