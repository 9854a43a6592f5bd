import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { addDays, toCalendarDate } from '@kinday/contracts/calendarDate';
import { LIMITS } from '@kinday/contracts/product';
import type { MonthAnswer } from '@kinday/contracts/series';
import { application } from './support/application.js';
import { buildFamily, expectStatus } from './support/builders.js';
import type { Answer, Client } from './support/Client.js';
import { fileOf, importFile, previewFile, resultIn, sendFile } from './support/importFile.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';
import { zip } from './support/zip.js';

const app = startApp({ DEFAULT_TIER: 'premium' });

const swim = ['UID:1@club', 'DTSTART:20261105T150000', 'SUMMARY:Swim'];
const judo = ['UID:2@club', 'DTSTART:20261106T150000', 'SUMMARY:Judo'];
const named = (name: string, ...events: string[][]) =>
  fileOf(...events).replace('X-WR-CALNAME:School', `X-WR-CALNAME:${name}`);
/** As Google packs the calendars of a person; the work's has an event of the family's as well. */
const GOOGLE = zip(
  { name: 'ana@example.org.ics', content: named('Ana', swim, judo) },
  { name: 'Work_abc@group.calendar.example.ics', content: named('Work', judo) },
  { name: 'empty.ics', content: '' },
  { name: '__MACOSX/._ana@example.org.ics', content: 'x' },
  { name: 'read me.txt', content: 'x' },
);

async function titles(client: Client): Promise<string[]> {
  const answer = await client.get('/api/month?from=2026-11-01&to=2026-12-01');
  return (expectStatus(answer, 200).body as MonthAnswer).events.map(({ title }) => title).sort();
}

/** Sends the first bytes of a file; `end` sends the rest. */
function beginSending(client: Client, file: Buffer) {
  const sending = request(`${client.origin}/api/imports/preview`, {
    method: 'POST',
    headers: {
      ...{ 'Content-Type': 'application/zip', 'Content-Length': file.length },
      Cookie: client.cookie,
    },
  });
  sending.write(file.subarray(0, 10));
  const status = once(sending, 'response').then((answered) => {
    const [answer] = answered as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  });
  return { status, end: () => sending.end(file.subarray(10)) };
}

test('of an archive all calendars go in, or those that are chosen; what cannot be read stops no other', async () => {
  const { owner, id } = await buildFamily(app);
  const preview = await previewFile(owner.client, GOOGLE);
  expect(preview).toMatchObject({ name: '2 calendars', counts: { new: 2, leftOut: 0 } });
  expect(preview.calendars).toEqual([
    { index: 0, file: 'ana@example.org.ics', name: 'Ana', events: 2, problem: null },
    {
      ...{ index: 1, file: 'Work_abc@group.calendar.example.ics', name: 'Work', events: 1 },
      problem: null,
    },
    { index: 2, file: 'empty.ics', name: null, events: 0, problem: 'This file is empty.' },
  ]);
  const watcher = await Watcher.open(owner.client, id);
  const { change } = await watcher.watch(() => sendFile(owner.client, GOOGLE, '?calendars=1'));
  expect(change.news).toMatchObject([{ kind: 'imported', name: 'Work', count: 1 }]);
  expect(await titles(owner.client)).toEqual(['Judo']);
  const whole = await watcher.sees(() => sendFile(owner.client, GOOGLE));
  expect(resultIn(whole).counts).toMatchObject({ new: 1, same: 1 });
  expect(await titles(owner.client)).toEqual(['Judo', 'Swim']);
  watcher.close();
});

test.each([
  ['has no calendar', zip({ name: 'a.txt', content: 'x' }), 'There is no calendar'],
  ['has archives alone', zip({ name: 'a.zip', content: GOOGLE }), 'There are only other archives'],
  ['is a bomb', zip({ name: 'a.ics', content: ' '.repeat(9_000_000) }), 'packed too tightly'],
  ['is cut off', GOOGLE.subarray(0, 300), 'This archive is damaged.'],
])('an archive that %s ends in a sentence', async (_what, archive, sentence) => {
  const { client } = (await buildFamily(app)).owner;
  for (const to of ['/preview', '']) {
    const { body } = expectStatus(await sendFile(client, archive, to), 400);
    const error = expect.stringContaining(sentence);
    expect(body).toMatchObject({ code: 'unreadable_calendar', error });
  }
});

test('calendars are named by their place', async () => {
  const { client } = (await buildFamily(app)).owner;
  for (const calendars of ['', 'a', '0,', '-1', '1'.repeat(99)]) {
    expectStatus(await sendFile(client, GOOGLE, `/preview?calendars=${calendars}`), 400);
  }
  const none = await sendFile(client, GOOGLE, '/preview?calendars=19');
  expect(expectStatus(none, 200).body).toMatchObject({ counts: { new: 0 }, calendars: [] });
});

test('a file of 50 MB goes in by what is not long over, and one byte more is refused', async () => {
  const { client } = (await buildFamily(app)).owner;
  const today = toCalendarDate(new Date());
  const told = (days: number) => addDays(today, days).replaceAll('-', '');
  const old = [
    ...['BEGIN:VEVENT', 'UID:old', `DTSTART;VALUE=DATE:${told(-500)}`],
    ...[`DESCRIPTION:${'x'.repeat(4_000)}`, 'END:VEVENT', ''],
  ].join('\r\n');
  const near = fileOf(['UID:near', `DTSTART;VALUE=DATE:${told(5)}`, 'SUMMARY:Near']);
  const count = Math.floor((LIMITS.largeCalendarFileBytes - near.length) / old.length);
  const file = near.replace('BEGIN:VEVENT', `${old.repeat(count)}BEGIN:VEVENT`);
  const { counts } = await importFile(client, file);
  expect(counts).toMatchObject({ new: 1, leftOut: count });
  const larger = Buffer.alloc(LIMITS.largeCalendarFileBytes + 1, file);
  const refused = expectStatus(await sendFile(client, larger), 413);
  const error = 'This file is too large: a calendar file may have 50 MB.';
  expect(refused.body).toMatchObject({ error });
});

test('of one account two files are in memory at one time, the others wait or are refused', async () => {
  const { client } = (await buildFamily(app)).owner;
  const held = [beginSending(client, GOOGLE), beginSending(client, GOOGLE)];
  const counts = () => application.queueCounts.get('uploads');
  while (counts()?.running !== held.length) await pause(10);
  const refused: Answer[] = [];
  const sent = Array.from({ length: 7 }, async () => {
    const answer = await sendFile(client, GOOGLE, '/preview');
    if (answer.status !== 200) refused.push(answer);
    // Four wait; the two at work end when nobody else is turned away any more.
    if (refused.length === 3) for (const { end } of held) end();
    return answer.status;
  });
  const statuses = await Promise.all([...sent, ...held.map(({ status }) => status)]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  expect(statuses.filter((status) => status === 503)).toHaveLength(3);
});

test('files of one account that take long to read leave a place to the file of another one', async () => {
  const [one, other] = [await buildFamily(app), await buildFamily(app)];
  let isBegun = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const slowly = async function* () {
    isBegun = true;
    await released;
    yield Buffer.from(fileOf(swim));
  };
  const ended: string[] = [];
  const held = [1, 2].map(async () => {
    await application.readCalendar(one.owner.id, slowly(), { zone: 'UTC' });
    ended.push('held');
  });
  while (!isBegun) await pause(10);
  const previewed = previewFile(other.owner.client, fileOf(swim)).then(() => ended.push('preview'));
  await Promise.race([...held, previewed]).finally(release);
  await Promise.all([...held, previewed]);
  expect(ended).toEqual(['preview', 'held', 'held']);
});

test('a file is read while as much heavy work of its account is under way as may be', async () => {
  const { id, client } = (await buildFamily(app)).owner;
  const heavy = app.service(application.HeavyWork);
  const ends: (() => void)[] = [];
  const held = [1, 2].map(() => heavy.run(id, () => new Promise<void>((end) => ends.push(end))));
  const answer = await sendFile(client, 'no calendar', '/preview');
  expect(answer).toMatchObject({ status: 400, body: { code: 'unreadable_calendar' } });
  for (const end of ends) end();
  await Promise.all(held);
});
