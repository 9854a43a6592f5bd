import { expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import type { MonthAnswer } from '@kinday/contracts/series';
import { buildFamily, expectStatus, timed } from './support/builders.js';
import type { Client } from './support/Client.js';
import { fileOf, importFile } from './support/importFile.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp({ DEFAULT_TIER: 'premium' });

const CHOIR = ['UID:choir@school', 'DTSTART:20261105T150000', 'DTEND:20261105T160000'];
const ONCE = fileOf([...CHOIR, 'SUMMARY:Choir']);
const WEEKLY = fileOf([...CHOIR, 'SUMMARY:Choir', 'RRULE:FREQ=WEEKLY;COUNT=3']);

const named = (count: number, name: string) =>
  fileOf(
    ...Array.from({ length: count }, (_, at) => [
      ...[`UID:${name}${at}`, 'DTSTART;VALUE=DATE:20261105', `SUMMARY:${name}`],
    ]),
  );

async function month(client: Client): Promise<MonthAnswer> {
  const answer = await client.get('/api/month?from=2026-11-01&to=2026-12-01');
  return expectStatus(answer, 200).body as MonthAnswer;
}

test('[S10] an event that an import made repeat is there again once that is undone, and the other way round', async () => {
  const { owner, id } = await buildFamily(app);
  const { client } = owner;
  await importFile(client, ONCE);
  const [event] = (await month(client)).events;
  const { revision } = await importFile(client, WEEKLY);
  const [series] = (await month(client)).series;
  const back = await importFile(client, ONCE);
  expect(await month(client)).toMatchObject({ events: [{ title: 'Choir' }], series: [] });

  const watcher = await Watcher.open(client, id);
  const undo = (made: number | null) =>
    watcher.sees(async () =>
      expectStatus(await client.post('/api/events/undo', { revision: made }), 200),
    );
  expect((await undo(back.revision)).body).toMatchObject({ message: '1 event went back.' });
  expect(await month(client)).toMatchObject({ events: [], series: [{ id: series!.id }] });
  await undo(revision);
  expect(await month(client)).toMatchObject({ events: [{ id: event!.id }], series: [] });
  expect((await importFile(client, WEEKLY)).counts).toMatchObject({ new: 1, same: 0 });
  expect(await month(client)).toMatchObject({ events: [], series: [{ title: 'Choir' }] });
  watcher.close();
});

test('a series that changed and has a day of its own now is as it was once that is undone', async () => {
  const { client } = (await buildFamily(app)).owner;
  await importFile(client, WEEKLY);
  const moved = ['UID:choir@school', 'RECURRENCE-ID:20261112T150000', 'DTSTART:20261113T150000'];
  const rule = 'RRULE:FREQ=WEEKLY;COUNT=3';
  const later = fileOf([...CHOIR, 'SUMMARY:Big choir', rule], [...moved, 'SUMMARY:Moved choir']);
  const { counts, revision } = await importFile(client, later);
  expect(counts).toMatchObject({ new: 1, changed: 1 });
  const answer = await client.post('/api/events/undo', { revision });
  expect(answer.body).toMatchObject({ message: '2 events went back.' });
  const back = { events: [], series: [{ title: 'Choir', except: [] }] };
  expect(await month(client)).toMatchObject(back);
});

test('what others did to days of a series since an import changed it stays once that is undone', async () => {
  const { owner, members, id } = await buildFamily(app, 'Ben');
  const { client } = owner;
  const [ben] = members;
  await importFile(client, WEEKLY);
  const { revision } = await importFile(
    client,
    fileOf([...CHOIR, 'SUMMARY:Big choir', 'RRULE:FREQ=WEEKLY;COUNT=3']),
  );
  const [series] = (await month(client)).series;
  const watcher = await Watcher.open(ben!.client, id);
  const path = (day: string) => `/api/series/${series!.id}/occurrences/${day}`;
  const concert = { ...timed, title: 'Concert', date: '2026-11-12' };
  expectStatus(await watcher.sees(() => client.put(path('2026-11-12'), concert)), 200);
  expectStatus(await watcher.sees(() => client.delete(path('2026-11-19'))), 200);
  await watcher.sees(() => client.post('/api/events/undo', { revision }));
  expect(await month(client)).toMatchObject({
    events: [{ title: 'Concert' }],
    series: [{ title: 'Choir', except: ['2026-11-12', '2026-11-19'] }],
  });
  watcher.close();
});

test('a series that would have no day left goes with the import that had made it longer', async () => {
  const { client } = (await buildFamily(app)).owner;
  await importFile(client, fileOf([...CHOIR, 'SUMMARY:Choir', 'RRULE:FREQ=WEEKLY;COUNT=2']));
  const { revision } = await importFile(client, WEEKLY);
  const [series] = (await month(client)).series;
  for (const day of ['2026-11-05', '2026-11-12']) {
    expectStatus(await client.delete(`/api/series/${series!.id}/occurrences/${day}`), 200);
  }
  expectStatus(await client.post('/api/events/undo', { revision }), 200);
  expect(await month(client)).toEqual({ events: [], series: [] });
});

test('a day of its own that others changed since stays once an import is undone, and does not stand twice', async () => {
  const { client } = (await buildFamily(app)).owner;
  await importFile(client, WEEKLY);
  const moved = ['UID:choir@school', 'RECURRENCE-ID:20261112T150000', 'DTSTART:20261113T150000'];
  const rule = 'RRULE:FREQ=WEEKLY;COUNT=3';
  const later = fileOf([...CHOIR, 'SUMMARY:Big choir', rule], [...moved, 'SUMMARY:Moved choir']);
  const { revision } = await importFile(client, later);
  const [event] = (await month(client)).events;
  const concert = { ...timed, title: 'Concert', date: '2026-11-13', version: event!.version };
  expectStatus(await client.put(`/api/events/${event!.id}`, concert), 200);
  expectStatus(await client.post('/api/events/undo', { revision }), 200);
  const days = await client.get('/api/occurrences?from=2026-11-01&to=2026-12-01');
  expect((days.body as Event[]).map(({ title, date }) => `${title} ${date}`)).toEqual([
    'Choir 2026-11-05',
    'Concert 2026-11-13',
    'Choir 2026-11-19',
  ]);
});

test('an import that is undone twice at once goes back once, and the next one goes in', async () => {
  const { client } = (await buildFamily(app)).owner;
  const { revision } = await importFile(client, named(450, 'Day'));
  const undo = (made: number | null) => client.post('/api/events/undo', { revision: made });
  const answers = await Promise.all([undo(revision), undo(revision)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await month(client)).events).toEqual([]);
  const next = await importFile(client, named(3, 'Next'));
  expect(next.counts).toMatchObject({ new: 3 });
  expectStatus(await undo(next.revision), 200);
});
