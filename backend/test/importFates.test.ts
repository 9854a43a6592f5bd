import { expect, test } from '@jest/globals';
import { addDays, toCalendarDate } from '@kinday/contracts/calendarDate';
import type { MonthAnswer } from '@kinday/contracts/series';
import { buildFamily, buildSeries, expectStatus, timed } from './support/builders.js';
import type { Client } from './support/Client.js';
import { fileOf, importFile, previewFile, resultIn, sendFile } from './support/importFile.js';
import { rowsReadBy } from './support/rowsReadBy.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const today = toCalendarDate(new Date());
const told = (day: string) => day.replaceAll('-', '');

async function titles(client: Client, from: string, to: string): Promise<string[]> {
  const answer = expectStatus(await client.get(`/api/month?from=${from}&to=${to}`), 200);
  const { events, series } = answer.body as MonthAnswer;
  return [...events, ...series].map(({ title, date }) => `${date} ${title}`).sort();
}

/** Lessons that a school numbers anew each term, on days from today. */
const term = (...lessons: [day: number, title: string, ...lines: string[]][]) =>
  fileOf(
    ...lessons.map(([day, title, ...lines], at) => [
      ...[`UID:${at}@school`, `DTSTART:${told(addDays(today, day))}T080000`],
      ...[`SUMMARY:${title}`, ...lines],
    ]),
  );

test('a UID that is used again next term: what is past stays, and the new comes beside it', async () => {
  const { client } = (await buildFamily(app)).owner;
  const autumn = term(
    [-80, 'Maths, autumn'],
    [
      -79,
      'Music, autumn',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      `EXDATE:${told(addDays(today, -72))}T080000`,
    ],
  );
  const spring = term([60, 'Biology, spring'], [61, 'Sports, spring', 'RRULE:FREQ=WEEKLY;COUNT=3']);
  await importFile(client, autumn);
  const counts = { new: 2, changed: 0, same: 0, leftOut: 0 };
  expect(await previewFile(client, spring)).toMatchObject({ counts, besidePast: 2 });
  const { revision } = await importFile(client, spring);
  const both = [
    `${addDays(today, -80)} Maths, autumn`,
    `${addDays(today, -79)} Music, autumn`,
    `${addDays(today, 60)} Biology, spring`,
    `${addDays(today, 61)} Sports, spring`,
  ];
  const shown = () => titles(client, addDays(today, -90), addDays(today, 90));
  expect(await shown()).toEqual(both);

  // Each file again changes nothing, in whatever order.
  for (const file of [autumn, spring, autumn]) {
    expect((await importFile(client, file)).counts).toMatchObject({ new: 0, changed: 0, same: 2 });
  }
  const later = spring.replace('Biology, spring', 'Biology, room 3');
  expect((await importFile(client, later)).counts).toMatchObject({ changed: 1, same: 1 });
  expect(await shown()).toEqual(both.with(2, `${addDays(today, 60)} Biology, room 3`));

  const undone = await client.post('/api/events/undo', { revision });
  expectStatus(undone, 200);
  expect(await shown()).toEqual([...both.slice(0, 2), `${addDays(today, 60)} Biology, room 3`]);
});

test('what is moved before it is over, or said otherwise on its days, is the same event', async () => {
  const { client } = (await buildFamily(app)).owner;
  await importFile(client, term([20, 'Concert'], [-20, 'Trip'], [-10, 'Fair']));
  const file = term([40, 'Concert'], [-20, 'Trip to the sea'], [-12, 'Fair']);
  expect(await previewFile(client, file)).toMatchObject({
    ...{ counts: { new: 0, changed: 3 }, besidePast: 0 },
  });
});

test('an import takes no day out of a series that its importer may not edit', async () => {
  const family = await buildFamily(app, 'Ben');
  const ben = family.members[0]!.client;
  const { id } = await buildSeries(family.owner, { title: 'Piano', rrule: 'FREQ=WEEKLY;COUNT=9' });
  const exported = String((await ben.get('/api/family/export.ics')).body);
  const day = '20261128';
  const moved = [
    ...['BEGIN:VEVENT', `UID:${id}@kinday`, `RECURRENCE-ID:${day}T100000`],
    ...[`DTSTART:${day}T200000`, `DTEND:${day}T210000`, 'SUMMARY:Cancelled by Ben', 'END:VEVENT'],
  ].join('\r\n');
  const file = exported.replace('END:VCALENDAR', `${moved}\r\nEND:VCALENDAR`);
  const watcher = await Watcher.open(family.owner.client, family.id);
  const { counts, leftOut } = resultIn(await watcher.seesNothing(() => sendFile(ben, file)));
  const reason = 'It was changed in the file, but Olga added it here, so it stays as it is.';
  expect(counts).toMatchObject({ new: 0, changed: 0 });
  expect(leftOut).toContainEqual(expect.objectContaining({ title: 'Cancelled by Ben', reason }));
  watcher.close();
});

const DAILY = ['UID:daily', 'DTSTART:20261201T180000', 'RRULE:FREQ=DAILY;COUNT=3000', 'SUMMARY:D'];
const dayOf = (at: number) => `${told(addDays('2026-12-01', at))}T180000`;
const taken = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `EXDATE:${dayOf(from + at)}`);
const moved = (at: number) => [
  ...['UID:daily', `RECURRENCE-ID:${dayOf(at)}`, `DTSTART:${dayOf(at).replace('T18', 'T20')}`],
  `SUMMARY:Day ${at}`,
];
const some = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => moved(from + at));

test('of a series 1,000 days go in that differ from it, and the others are left out', async () => {
  const { client } = (await buildFamily(app)).owner;
  const file = fileOf([...DAILY, ...taken(1, 100)], ...some(200, 1_000));
  const { counts, leftOut } = await importFile(client, file);
  expect(counts).toEqual({ new: 901, changed: 0, same: 0, leftOut: 100 });
  const reason = 'It names more than 1,000 days by themselves.';
  expect(leftOut[0]).toMatchObject({ title: 'Day 1100', reason });
  const { series } = (await client.get('/api/month?from=2026-12-01&to=2027-01-01'))
    .body as MonthAnswer;
  expect(series[0]!.except).toHaveLength(1_000);
  // What is asked for again is what the rows name, however they are cut into pieces.
  const rows = await rowsReadBy(app, () => previewFile(client, file));
  expect(rows).toBeLessThan(10_000);
});

test('days that were changed here and days that a file takes out are 1,000 together', async () => {
  const { client } = (await buildFamily(app)).owner;
  await importFile(client, fileOf(DAILY));
  const { series } = (await client.get('/api/month?from=2026-12-01&to=2027-01-01'))
    .body as MonthAnswer;
  const path = `/api/series/${series[0]!.id}/occurrences/2026-12-21`;
  expectStatus(await client.put(path, { ...timed, title: 'Here' }), 200);
  const reason =
    'Of a repeating event 1,000 days may be changed or deleted by themselves, and no more fit.';
  const full = fileOf([...DAILY, ...taken(100, 999)], moved(50));
  const result = await importFile(client, full);
  expect(result.counts).toMatchObject({ new: 1, changed: 0, leftOut: 1 });
  expect(result.leftOut).toMatchObject([{ title: 'D', reason }]);
  const fitting = fileOf([...DAILY, ...taken(100, 998)], moved(50));
  expect((await importFile(client, fitting)).counts).toMatchObject({ changed: 1, same: 1 });
});
