import { expect, test } from '@jest/globals';
import { addDays } from '@kinday/contracts/calendarDate';
import { recentAnswerSchema } from '@kinday/contracts/recent';
import { buildFamily } from './support/builders.js';
import { fileOf, importFile, linesOf, previewFile, sendFile } from './support/importFile.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const premium = startApp({ DEFAULT_TIER: 'premium' });
const free = startApp({ DEFAULT_TIER: 'free' });

/** A file with an event on each of so many days. */
function daily(count: number, from = '2026-11-01'): string {
  return fileOf(
    ...Array.from({ length: count }, (_, at) => {
      const day = addDays(from, at).replaceAll('-', '');
      return [`UID:${at}@daily`, `DTSTART;VALUE=DATE:${day}`, `SUMMARY:Day ${at}`];
    }),
  );
}

test('what a month of the plan cannot hold is left out with its reason, and all else goes in', async () => {
  const { owner } = await buildFamily(free);
  const file = fileOf(
    ...Array.from({ length: 33 }, (_, at) => [`UID:${at}`, 'DTSTART:20261105T180000', 'SUMMARY:A']),
    ['UID:next', 'DTSTART:20261205T180000', 'SUMMARY:B'],
  );
  const counts = { new: 31, changed: 0, same: 0, leftOut: 3 };
  const reason = 'Its month is full: the plan has 30 events a month.';
  expect(await previewFile(owner.client, file)).toMatchObject({ counts });
  const result = await importFile(owner.client, file);
  expect(result).toMatchObject({ counts, leftOut: [{ reason }, { reason }, { reason }] });
});

test('a calendar takes 300 repeating events, with the days that were changed of these alone', async () => {
  const { owner } = await buildFamily(premium);
  const file = fileOf(
    ...Array.from({ length: 301 }, (_, at) => [
      ...[`UID:${at}`, 'DTSTART:20261105T180000', 'RRULE:FREQ=WEEKLY', 'SUMMARY:A'],
    ]),
    ['UID:300', 'RECURRENCE-ID:20261112T180000', 'DTSTART:20261113T180000', 'SUMMARY:B'],
  );
  const { counts, leftOut } = await importFile(owner.client, file);
  expect(counts).toMatchObject({ new: 300, leftOut: 2 });
  expect(leftOut.map(({ reason }) => reason)).toEqual([
    'A calendar holds 300 repeating events, and no more fit.',
    'The repeating event that it belongs to did not go in.',
  ]);
});

test('a large file comes in by changes of 200, and goes on where it was broken off', async () => {
  const { owner, id } = await buildFamily(premium);
  const lines = linesOf(await sendFile(owner.client, daily(250)));
  const progress = lines.flatMap((line) => ('done' in line ? [line.done] : []));
  expect(progress).toEqual([0, 200, 250]);

  // As it would be after a kill between the two changes.
  await query(
    premium,
    `UPDATE imports SET is_told = false, count = 200, revisions = revisions[:1]`,
  );
  const gone = `IN (SELECT id FROM events WHERE family_id = '${id}' AND date >= '2027-05-20')`;
  await query(premium, `DELETE FROM imported_entries WHERE entry_id ${gone}`);
  await query(premium, `DELETE FROM events WHERE id ${gone}`);
  const { counts, revision } = await importFile(owner.client, daily(250));
  expect(counts).toMatchObject({ new: 50, same: 200 });
  const recent = await owner.client.get('/api/changes/recent?whose=mine');
  const [told] = recentAnswerSchema.parse(recent.body).changes;
  expect(told).toMatchObject({ revision, canUndo: true, news: [{ count: 250 }] });
  const undone = await owner.client.post('/api/events/undo', { revision });
  expect(undone.body).toMatchObject({ message: '250 events went back.' });
});

test('of several calendars in a file events of the same name are two, and the same again is one', async () => {
  const { client } = (await buildFamily(premium)).owner;
  const [swim, judo] = ['Swim', 'Judo'].map((title) =>
    fileOf(['UID:1', 'DTSTART:20261105T150000', `SUMMARY:${title}`]),
  );
  const file = `${swim}${judo}${swim}`;
  expect((await importFile(client, file)).counts).toMatchObject({ new: 2 });
  expect((await importFile(client, file)).counts).toMatchObject({ new: 0, same: 2 });
});

test('names, notes and calendars with halves of characters and zeros go in', async () => {
  const { client } = (await buildFamily(premium)).owner;
  const half = `${'a'.repeat(499)}😀`;
  const file = fileOf([`UID:${half}`, 'X-NOTE:a\u0000b', 'DTSTART:20261105T150000', 'SUMMARY:A']);
  const named = file.replace('X-WR-CALNAME:School', `X-WR-CALNAME:${'a'.repeat(79)}😀`);
  expect((await importFile(client, named)).counts).toMatchObject({ new: 1, leftOut: 0 });
  expect((await importFile(client, named)).counts).toMatchObject({ same: 1, leftOut: 0 });
});
