import { expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { LIMITS } from '@kinday/contracts/product';
import { recentAnswerSchema } from '@kinday/contracts/recent';
import type { MonthAnswer } from '@kinday/contracts/series';
import { buildEvent, buildFamily, buildSeries, expectStatus, timed } from './support/builders.js';
import type { Client } from './support/Client.js';
import { fileOf, importFile, previewFile, resultIn, sendFile } from './support/importFile.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp({ DEFAULT_TIER: 'premium' });

const DENTIST = ['UID:dentist@school', 'DTSTART:20261105T150000', 'DTEND:20261105T160000'];
const CHOIR = [
  ...['UID:choir@school', 'DTSTART:20261102T180000', 'DTEND:20261102T190000'],
  ...['RRULE:FREQ=WEEKLY;COUNT=4', 'SUMMARY:Choir', 'EXDATE:20261116T180000'],
];
const MOVED_CHOIR = [
  ...['UID:choir@school', 'RECURRENCE-ID:20261109T180000'],
  ...['DTSTART:20261110T190000', 'DTEND:20261110T200000', 'SUMMARY:Choir in church'],
];
const FILE = fileOf([...DENTIST, 'SUMMARY:Dentist'], CHOIR, MOVED_CHOIR);

async function month(client: Client): Promise<MonthAnswer> {
  const answer = await client.get('/api/month?from=2026-11-01&to=2026-12-01');
  return expectStatus(answer, 200).body as MonthAnswer;
}

async function titles(client: Client): Promise<string[]> {
  const { events, series } = await month(client);
  return [...events, ...series].map(({ title, date }) => `${date} ${title}`).sort();
}

test('[S10] a file comes in as one change and one line of news, as its preview said', async () => {
  const family = await buildFamily(app, 'Ben');
  const ben = family.members[0]!.client;
  const watchers = [
    await Watcher.open(family.owner.client, family.id),
    await Watcher.open(ben, family.id),
  ];
  const counts = { new: 3, changed: 0, same: 0, leftOut: 0 };

  expect(await previewFile(ben, FILE)).toMatchObject({ name: 'School', counts, leftOut: [] });
  const { answer, change } = await watchers[0]!.watch(() => sendFile(ben, FILE));
  expect(resultIn(answer)).toMatchObject({ counts, leftOut: [] });
  expect(change.news).toMatchObject([{ kind: 'imported', name: 'School', count: 3 }]);
  expect(await titles(ben)).toEqual([
    '2026-11-02 Choir',
    '2026-11-05 Dentist',
    '2026-11-10 Choir in church',
  ]);
  const { events, series } = await month(ben);
  expect(series[0]).toMatchObject({ except: ['2026-11-09', '2026-11-16'] });
  const dentist = events.find(({ title }) => title === 'Dentist');
  expect(dentist).toMatchObject({ subCategory: 'Doctor or dentist', startTime: '15:00' });
  watchers.forEach((watcher) => watcher.close());
});

test('an entry of which the link alone is another one is updated, and what was changed here since stays without that', async () => {
  const { owner } = await buildFamily(app);
  const linked = (link: string) => fileOf([...DENTIST, 'SUMMARY:Dentist', link], CHOIR);
  await importFile(owner.client, linked('URL:https://teeth.example/1'));
  const dentist = async () =>
    (await month(owner.client)).events.find(({ startTime }) => startTime)!;
  const { id, version, ...fields } = await dentist();
  const edit = { ...fields, title: 'Dentist, both', version };
  expectStatus(await owner.client.put(`/api/events/${id}`, edit), 200);
  const same = await importFile(owner.client, linked('URL:https://teeth.example/1'));
  expect(same.counts).toMatchObject({ changed: 0, same: 2 });
  for (const link of [
    'url:https://teeth.example/2',
    'CONFERENCE;VALUE=URI:https://teeth.example/3',
  ]) {
    const { counts } = await importFile(owner.client, linked(link));
    expect(counts).toMatchObject({ changed: 1, same: 1 });
    expect((await dentist()).notes).toBe(link.slice(link.indexOf('https')));
  }
});

test('the same file again changes nothing; another one updates what it says otherwise', async () => {
  const { owner, id } = await buildFamily(app);
  await importFile(owner.client, FILE);
  const watcher = await Watcher.open(owner.client, id);
  const again = await watcher.seesNothing(() => sendFile(owner.client, FILE));
  expect(resultIn(again)).toMatchObject({
    counts: { new: 0, changed: 0, same: 3 },
    revision: null,
  });

  const later = fileOf([...DENTIST, 'SUMMARY:Dentist, both'], CHOIR, MOVED_CHOIR);
  const updated = resultIn(await watcher.sees(() => sendFile(owner.client, later)));
  expect(updated.counts).toEqual({ new: 0, changed: 1, same: 2, leftOut: 0 });
  expect(await titles(owner.client)).toContain('2026-11-05 Dentist, both');
  watcher.close();
});

test('what was changed here stays until the file says otherwise; what was deleted is new again', async () => {
  const { owner } = await buildFamily(app);
  await importFile(owner.client, FILE);
  const dentist = (await month(owner.client)).events.find(({ title }) => title === 'Dentist')!;
  await owner.client.put(`/api/events/${dentist.id}`, { ...timed, title: 'Dentist at 9' });
  expect((await importFile(owner.client, FILE)).counts).toMatchObject({ changed: 0, same: 3 });
  await owner.client.delete(`/api/events/${dentist.id}`);
  expect((await importFile(owner.client, FILE)).counts).toMatchObject({ new: 1, same: 2 });
  expect(await titles(owner.client)).toContain('2026-11-05 Dentist');
});

test('[S10] of two entries that mean the same event the first one goes in', async () => {
  const { owner, id } = await buildFamily(app);
  await importFile(owner.client, fileOf([...DENTIST, 'SUMMARY:Dentist']));
  const [event] = (await month(owner.client)).events;
  const watcher = await Watcher.open(owner.client, id);
  const other = [`UID:${event!.id}@kinday`, ...DENTIST.slice(1), 'SUMMARY:Other'];
  const file = fileOf([...DENTIST, 'SUMMARY:Dentist, both'], other);
  const { counts } = resultIn(await watcher.sees(() => sendFile(owner.client, file)));
  expect(counts).toMatchObject({ changed: 1, leftOut: 1 });
  expect(await titles(owner.client)).toEqual(['2026-11-05 Dentist, both']);
  watcher.close();
});

test('our own export, imported into the same calendar, changes nothing', async () => {
  const { owner, id } = await buildFamily(app);
  await buildEvent(owner, { title: 'Two  blanks; <b>bold</b>', notes: '<p>Bring\n\n shoes</p>' });
  await buildEvent(owner, { title: 'Camp', date: '2026-11-06', moreDays: 3, isAllDay: true });
  const series = await buildSeries(owner, { title: 'Piano', rrule: 'FREQ=WEEKLY;COUNT=5' });
  const day = `/api/series/${series.id}/occurrences/2026-11-28`;
  expectStatus(await owner.client.put(day, { ...timed, title: 'Piano!' }), 200);
  await importFile(owner.client, FILE);
  const exported = expectStatus(await owner.client.get('/api/family/export.ics'), 200).body;
  const watcher = await Watcher.open(owner.client, id);
  const answer = await watcher.seesNothing(() => sendFile(owner.client, String(exported)));
  expect(resultIn(answer).counts).toMatchObject({ new: 0, changed: 0, leftOut: 0 });
  watcher.close();
});

test('an import is one entry of the list, and one undo takes it back but for what was changed since', async () => {
  const family = await buildFamily(app, 'Ben');
  const ben = family.members[0]!.client;
  const { revision } = await importFile(ben, FILE);
  const dentist = (await month(ben)).events.find(({ title }) => title === 'Dentist')!;
  await family.owner.client.put(`/api/events/${dentist.id}`, { ...timed, title: 'Dentist at 9' });
  const recent = async () => {
    const answer = await ben.get('/api/changes/recent?whose=mine');
    return recentAnswerSchema.parse(answer.body).changes;
  };
  const [told] = await recent();
  expect(told).toMatchObject({ revision, canUndo: true, news: [{ kind: 'imported' }] });

  const watcher = await Watcher.open(family.owner.client, family.id);
  const { answer, change } = await watcher.watch(() => ben.post('/api/events/undo', { revision }));
  expect(answer.body).toEqual({
    success: true,
    message: '2 events went back. 1 event was changed since, so it stays.',
  });
  expect(change.news).toMatchObject([{ kind: 'deleted', of: 'import', name: 'School', count: 2 }]);
  expect(await titles(ben)).toEqual(['2026-11-21 Dentist at 9']);
  expectStatus(await ben.post('/api/events/undo', { revision }), 404);
  expect((await recent()).map(({ canUndo }) => canUndo)).toEqual([false, false, false]);
  expect((await importFile(ben, FILE)).counts).toMatchObject({ new: 2, same: 1 });
  watcher.close();
});

test('an undone update brings back what was there', async () => {
  const { owner } = await buildFamily(app);
  await importFile(owner.client, FILE);
  const later = fileOf([...DENTIST, 'SUMMARY:Dentist, both'], CHOIR, MOVED_CHOIR);
  const { revision } = await importFile(owner.client, later);
  expectStatus(await owner.client.post('/api/events/undo', { revision }), 200);
  expect(await titles(owner.client)).toContain('2026-11-05 Dentist');
  expect((await importFile(owner.client, later)).counts).toMatchObject({ new: 0, changed: 1 });
});

test('alarms become reminders of who imports, if they want', async () => {
  const { owner } = await buildFamily(app);
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT45M', 'END:VALARM'];
  const file = fileOf([...DENTIST, 'SUMMARY:Dentist', ...alarm]);
  expect(await previewFile(owner.client, file)).toMatchObject({ alarms: 1 });
  await importFile(owner.client, file, '?reminders=true');
  const [event] = (await month(owner.client)).events as [Event];
  const rows = await query(app, 'SELECT user_id, timed FROM entry_reminders WHERE entry_id = $1', [
    event.id,
  ]);
  expect(rows).toEqual([{ user_id: owner.id, timed: [45] }]);
  // What does not go in brings none.
  expect(await previewFile(owner.client, file)).toMatchObject({ counts: { same: 1 }, alarms: 0 });
});

test('a broken file names its first fault and changes nothing; other types of body are refused', async () => {
  const { owner, id } = await buildFamily(app);
  const watcher = await Watcher.open(owner.client, id);
  const cut = FILE.slice(0, FILE.indexOf('SUMMARY:Choir'));
  const refused = expectStatus(await sendFile(owner.client, cut), 400);
  const error = 'This file ends too early: VEVENT, which begins on line 10, has no end.';
  expect(refused.body).toMatchObject({ error, code: 'unreadable_calendar' });
  const send = (type: string, headers: Record<string, string> = {}) =>
    owner.client.fetch('/api/imports', {
      method: 'POST',
      body: FILE,
      headers: { 'Content-Type': type, ...headers },
    });
  expectStatus(await send('text/plain'), 415);
  expectStatus(await send('text/calendar', { Origin: 'https://else.example' }), 403);
  expectStatus(await sendFile(app.newClient(), FILE), 401);
  expectStatus(
    await sendFile(owner.client, Buffer.alloc(LIMITS.largeCalendarFileBytes + 1, 'x')),
    413,
  );
  await watcher.seesNothing(() => Promise.resolve(refused));
  watcher.close();
});
