import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LIMITS } from '@kinday/contracts/product';
import { CalendarReader, parseCalendar } from './parseCalendar.js';
import { UnreadableCalendar } from './UnreadableCalendar.js';

const OPTIONS = { zone: 'Europe/Berlin', today: '2026-11-25' };
const NOTES = 'x'.repeat(9_000);
const event = (uid: string, ...lines: string[]) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, ...lines, 'END:VEVENT'],
];
const day = (date: string) => [`DTSTART;VALUE=DATE:${date}`];
const fileOf = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
/** Enough of them are more than a usual file has. */
const many = (date: string, megabytes: number) =>
  Array.from({ length: Math.ceil((megabytes * 1_000_000) / NOTES.length) }, (_, at) =>
    event(`${date}-${at}`, ...day(date), `DESCRIPTION:${NOTES}`),
  );

function read(file: string) {
  const reader = new CalendarReader(OPTIONS);
  const bytes = Buffer.from(file);
  for (let at = 0; at < bytes.length; at += 100_000) reader.push(bytes.subarray(at, at + 100_000));
  return reader.end();
}

const titles = (file: string) => read(file).entries.map(({ fields }) => fields.title);

test('of a file of more than 5 MB what ended over a year ago is not read, and one line says so', () => {
  const file = fileOf(...many('20200101', 8), event('New', ...day('20261201')));
  const { entries, leftOut, leftOutCount } = read(file);
  expect(entries.map(({ fields }) => fields.title)).toEqual(['New']);
  expect(leftOutCount).toBe(889);
  expect(leftOut).toEqual([
    {
      title: '889 past events',
      line: null,
      reason: 'Of a file of more than 5 MB, what ended over a year ago is not read.',
    },
  ]);
});

test('of a smaller one all is read', () => {
  expect(titles(fileOf(...many('20200101', 4), event('New', ...day('20261201'))))).toHaveLength(
    446,
  );
});

test('what goes on is read, however long ago it began', () => {
  const weekly = (uid: string, rule: string, ...lines: string[]) =>
    event(uid, 'DTSTART:20200106T090000', `RRULE:FREQ=WEEKLY${rule}`, ...lines);
  const moved = (uid: string) =>
    event(uid, 'RECURRENCE-ID:20200113T090000', 'DTSTART:20200114T090000');
  const file = fileOf(
    moved('endless'),
    moved('ended'),
    ...many('20200101', 6),
    weekly('endless', ''),
    weekly('ended', ';UNTIL=20210101T000000Z'),
    weekly('counted', ';COUNT=10'),
    weekly('counted-on', ';COUNT=400'),
    weekly('until', ';UNTIL=20270101'),
    event('added', ...day('20200101'), 'RDATE;VALUE=DATE:20261201'),
    event('long', ...day('20251101'), 'DTEND;VALUE=DATE:20260301'),
    event('yesterday', ...day('20261124')),
    event('broken', 'DTSTART:2020'),
  );
  const { entries, leftOut } = read(file);
  expect(entries.map(({ fields }) => fields.title)).toEqual([
    ...['endless', 'counted-on', 'until', 'added', 'long', 'yesterday'],
  ]);
  expect(entries[0]?.changed.map(({ day: of }) => of)).toEqual(['2020-01-13']);
  expect(leftOut.map(({ title }) => title)).toEqual(['670 past events', 'broken']);
});

test('files that are attached to events do not count, links to them are kept', () => {
  const picture = `ATTACH;FMTTYPE=image/png;ENCODING=BASE64;VALUE=BINARY:${'QUJD'.repeat(1_500)}`;
  const link = 'ATTACH:https://example.org/a.png';
  const some = Array.from({ length: 1_000 }, (_, at) =>
    event(`${at}`, ...day('20200101'), picture, link),
  );
  const { entries } = read(fileOf(...some));
  expect(entries).toHaveLength(1_000);
  expect(entries[0]?.raw).toBe(link);
});

test('a file that is too large all the same is refused with a sentence', () => {
  expect(() => read(fileOf(...many('20261201', 6)))).toThrow(
    'This calendar is too large: what it has of the last year and after is more than 5 MB.',
  );
  const piece = Buffer.from(`${' '.repeat(999_999)}\n`);
  const reader = new CalendarReader(OPTIONS);
  reader.push(Buffer.from('BEGIN:VCALENDAR\n'));
  const pushAll = () => {
    for (let at = 0; at < LIMITS.largeCalendarFileBytes; at += piece.length) reader.push(piece);
  };
  expect(pushAll).toThrow('This calendar is too large: a file has at most 50 MB.');
});

const CORPUS = new URL('../../test/calendars/files/', import.meta.url);

test('a file is read alike in whatever pieces it comes', () => {
  const read = (bytes: Buffer, size: number) => {
    const reader = new CalendarReader(OPTIONS);
    try {
      for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));
      return reader.end();
    } catch (error) {
      if (!(error instanceof UnreadableCalendar)) throw error;
      return error.message;
    }
  };
  const files = readdirSync(CORPUS).filter((file) => !/^(seeded|huge)/.test(file));
  const differing = files.filter((file) => {
    const bytes = readFileSync(new URL(file, CORPUS));
    const whole = JSON.stringify(read(bytes, bytes.length + 1));
    return [1, 2, 7].some((size) => JSON.stringify(read(bytes, size)) !== whole);
  });
  expect(differing).toEqual([]);
});

test('overrides beyond what a series may have are left out, and their days stand as the series says', () => {
  const most = LIMITS.exceptionsPerSeries;
  const date = (at: number) =>
    new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10).replaceAll('-', '');
  const overrides = Array.from({ length: most + 2 }, (_, at) =>
    event('daily', `RECURRENCE-ID;VALUE=DATE:${date(at)}`, ...day(date(at)), 'LOCATION:Hall'),
  );
  const file = fileOf(event('daily', ...day('20270101'), 'RRULE:FREQ=DAILY'), ...overrides);
  const { entries, leftOut } = parseCalendar(Buffer.from(file), OPTIONS);
  expect(entries[0]?.repetition?.except).toHaveLength(most);
  expect(entries[0]?.changed).toHaveLength(most);
  const reason = 'It names more than 1,000 days by themselves.';
  expect(leftOut).toMatchObject([{ reason }, { reason }]);
});
