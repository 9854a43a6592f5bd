import { expect, test } from '@jest/globals';
import { LIMITS } from '@kinday/contracts/product';
import { settledRepetition } from '@kinday/contracts/recurrence/settledRepetition';
import { ownSeconds } from '../../test/support/ownSeconds.js';
import type { FeedEventRow } from './feedEvents.repository.js';
import { feedOccurrences } from './feedOccurrences.js';
import { keptEvent } from './KeptEvent.js';

const BERLIN = 'Europe/Berlin';
const november = { from: '2026-11-01', to: '2026-12-01' };
const timed = {
  ...{ title: 'Call', date: '2026-11-30', moreDays: 0, isAllDay: false },
  ...{ startTime: '20:00', endTime: '21:30', location: null, notes: null, zone: null },
};

/** A row of a feed that was read in Berlin; one that repeats where a rule is given. */
function row(fields: Partial<Parameters<typeof keptEvent>[0]>, rrule?: string): FeedEventRow {
  const event = { ...timed, ...fields };
  const days = rrule === undefined ? null : settledRepetition({ date: event.date, rrule });
  return { ...keptEvent(event, days), feedId: 'feed', feedZone: BERLIN, isKept: false };
}

const days = async (rows: FeedEventRow[], zone = BERLIN, range = november) =>
  (await feedOccurrences(rows, zone, range)).events.map(
    ({ date, startTime, moreDays }) => `${date} ${startTime} ${moreDays}`,
  );

test('what is told on other clocks stands on the days and hours of the family’s', async () => {
  const call = row({ zone: 'America/New_York' });
  expect(await days([call])).toEqual([]);
  const december = { from: '2026-12-01', to: '2026-12-02' };
  expect(await days([call], BERLIN, december)).toEqual(['2026-12-01 02:00 0']);
  expect(await days([call], 'America/New_York')).toEqual(['2026-11-30 20:00 0']);
  // Without a zone it is meant on the clock in which the feed was read.
  expect(await days([row({})], 'Europe/London')).toEqual(['2026-11-30 19:00 0']);
  const tokyo = { date: '2026-10-26', zone: 'Asia/Tokyo', startTime: '03:00', endTime: '04:30' };
  const weekly = row(tokyo, 'FREQ=WEEKLY');
  expect(await days([weekly])).toEqual([
    '2026-11-01 19:00 0',
    '2026-11-08 19:00 0',
    '2026-11-15 19:00 0',
    '2026-11-22 19:00 0',
    '2026-11-29 19:00 0',
  ]);
});

test('what goes on for days is there on each of them, and whole days are the same everywhere', async () => {
  const camp = row({ date: '2026-10-30', moreDays: 2, isAllDay: true, startTime: null });
  expect(await days([camp], 'Asia/Tokyo')).toEqual(['2026-10-30 null 2']);
  expect(await days([row({ date: '2026-10-30', moreDays: 1, isAllDay: true })])).toEqual([]);
});

test.each([
  { from: '0001-01-01', to: '0001-02-01' },
  { from: '9999-12-01', to: '9999-12-31' },
])('the first and the last days that can be written are read: $from', async (range) => {
  const daily = row({ date: '0001-01-01', moreDays: 3 }, 'FREQ=DAILY');
  expect((await days([daily], 'Asia/Tokyo', range)).length).toBeGreaterThan(27);
});

test('an answer holds so many occurrences, and so much text, and says that others are left out', async () => {
  const daily = row({ date: '2020-01-01' }, 'FREQ=DAILY');
  const year = { from: '2026-01-01', to: '2027-01-01' };
  const many = await feedOccurrences(Array<FeedEventRow>(5_000).fill(daily), BERLIN, year);
  expect(many).toMatchObject({ isCut: true });
  expect(many.events).toHaveLength(LIMITS.occurrencesPerRead);
  const wordy = row({ date: '2020-01-01', notes: 'a'.repeat(10_000) }, 'FREQ=DAILY');
  const long = await feedOccurrences(Array<FeedEventRow>(10).fill(wordy), BERLIN, year);
  expect(long.isCut).toBe(true);
  expect(JSON.stringify(long).length).toBeLessThan(5_000_000);
});

test('rules that take long to follow hold an answer up for a while, and it says that it is cut', async () => {
  const hostile = row(
    { date: '1900-01-01' },
    'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-366',
  );
  const rows = Array<FeedEventRow>(1_000_000).fill(hostile);
  const answering = feedOccurrences(rows, BERLIN, november);
  expect(await ownSeconds(answering)).toBeLessThan(10);
  expect(await answering).toEqual({ events: [], isCut: true });
});
