import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildFamily, type Person } from './support/builders.js';
import { fileOf, importFile, sendFile } from './support/importFile.js';
import { ownSeconds } from './support/ownSeconds.js';
import { query } from './support/query.js';
import { ServerProcess } from './support/ServerProcess.js';
import { startApp } from './support/startApp.js';

const app = startApp();
let server: ServerProcess;
let owner: Person;

beforeAll(async () => {
  const environment = { DATABASE_URL: app.databaseUrl, RATE_LIMIT_SCALE: '1000' };
  server = await ServerProcess.start(environment);
  ({ owner } = await buildFamily(server));
});
afterAll(() => server.stop());

const START = 'DTSTART:20261105T180000';
const many = (count: number, text: string) =>
  Array.from({ length: count }, () => text).join('\r\n');
const inCalendar = (text: string) => `BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR\r\n`;
const clocksSet = (day: string, from: string, to: string) => [
  ...['BEGIN:STANDARD', `DTSTART:${day}T000000`, 'RRULE:FREQ=YEARLY'],
  ...[`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, 'END:STANDARD'],
];
/**
 * Zones like Moscow's but for ten days in December: they are compared with all zones there are, with
 * thirty of them on many days, and anew for each year in which they have an event.
 */
const zones = Array.from({ length: 500 }, (_, at) =>
  [
    ...['BEGIN:VTIMEZONE', `TZID:Z${at}`],
    ...clocksSet('19701210', '+0300', '+0137'),
    ...clocksSet('19701220', '+0137', '+0300'),
    'END:VTIMEZONE',
    ...Array.from({ length: 100 }, (_day, year) => [
      ...['BEGIN:VEVENT', `DTSTART;TZID=Z${at}:${2000 + year}1105T180000`, 'END:VEVENT'],
    ]).flat(),
  ].join('\r\n'),
).join('\r\n');

/** What a call is answered, how many seconds that took, and the longest that /health/live took meanwhile. */
async function lookingAtHealth<T>(call: () => Promise<T>) {
  let isOver = false;
  let longest = 0;
  const asking = (async () => {
    while (!isOver) {
      longest = Math.max(longest, await ownSeconds(fetch(`${server.origin}/health/live`)));
      // Who asks without a rest takes the time that the call needs.
      await pause(20);
    }
  })();
  const called = call();
  const took = await ownSeconds(called);
  isOver = true;
  await asking;
  return { answer: await called, took, longest };
}

const UNTOUCHED = { counts: { changed: 0, same: 0 } };
test.each([
  ['nonsense', 'x'.repeat(4_900_000), { error: /^This is no calendar file/ }],
  ['a million properties', fileOf(['UID:1', START, many(1_200_000, 'A:')]), UNTOUCHED],
  [
    'rules by the second',
    inCalendar(many(40_000, `BEGIN:VEVENT\r\n${START}\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT`)),
    { counts: { new: 0, leftOut: 40_000 } },
  ],
  [
    'rules of a million days',
    inCalendar(
      many(5_000, `BEGIN:VEVENT\r\n${START}\r\nRRULE:FREQ=DAILY;COUNT=1000000\r\nEND:VEVENT`),
    ),
    {},
  ],
  [
    'nested alarms',
    inCalendar(`${many(150_000, 'BEGIN:VALARM')}\r\n${many(150_000, 'END:VALARM')}`),
    UNTOUCHED,
  ],
  ['a line folded a million times', fileOf(['UID:1', START, many(1_200_000, ' x')]), UNTOUCHED],
  ['zones of nobody', inCalendar(zones), { error: /^Reading this calendar takes too long/ }],
])('%s: a sentence within 10 s, and /health/live answers meanwhile', async (_name, file, told) => {
  const { answer, took, longest } = await lookingAtHealth(() =>
    sendFile(owner.client, file, '/preview'),
  );
  if ('error' in told)
    expect(answer.body).toMatchObject({ error: expect.stringMatching(told.error) });
  else expect(answer.body).toMatchObject(told);
  expect(took).toBeLessThan(10);
  // It does not stall, however busy the machine is; bench/imports.mjs holds it to 100 ms.
  expect(longest).toBeLessThan(1);
});

test('names of entries that had millions of letters of links: /health/live answers meanwhile', async () => {
  const named = Array.from({ length: 60 }, (_, at) => [
    `UID:links-${at}`,
    `DTSTART:${2026 + at}1105T180000`,
    'SUMMARY:A',
  ]);
  await importFile(owner.client, fileOf(...named));
  // As so many files would have left them, of which each may bring as much.
  const links = `repeat('URL:https://links.example/' || repeat('a', 49000) || E'\\n', 90)`;
  await query(app, `UPDATE imported_entries SET raw = ${links} WHERE uid LIKE 'links-%'`);
  const { answer, longest } = await lookingAtHealth(() =>
    sendFile(owner.client, fileOf(...named), '/preview'),
  );
  expect(answer.body).toMatchObject({ counts: { same: 60 } });
  expect(longest).toBeLessThan(1);
});
