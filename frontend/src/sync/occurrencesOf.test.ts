import { expect, test } from '@jest/globals';
import { monthRange } from '@kinday/contracts/calendarDate';
import { withoutDay } from '@kinday/contracts/seriesEdits';
import { newSeries } from '@kinday/contracts/seriesInput';
import type { Series, SeriesFields } from '@kinday/contracts/series';
import { newId } from '../api/newId';
import { occurrencesOf } from './occurrencesOf';
import { AT, HOME, olga, picnic } from './sampleFamily.testing';

const november = monthRange('2026-11');
const december = monthRange('2026-12');

/** Thursdays from November 5, 2026 on. */
function weekly(fields: Partial<SeriesFields> = {}): Series {
  const said = { ...picnic, title: 'Piano', date: '2026-11-05', rrule: 'FREQ=WEEKLY', ...fields };
  return newSeries(newId(), HOME, olga, said, AT);
}

const days = (events: readonly { date: string }[]) => events.map(({ date }) => date.slice(5));

test('a series stands as an event on each of its days of a month', () => {
  const piano = weekly();
  const occurrences = occurrencesOf([piano], november);
  expect(days(occurrences)).toEqual(['11-05', '11-12', '11-19', '11-26']);
  expect(occurrences[1]).toMatchObject({
    id: `${piano.id}:2026-11-12`,
    title: 'Piano',
    seriesId: piano.id,
    seriesDate: '2026-11-12',
  });
});

test('an occurrence that began in the month before stands in this one too, as the same event', () => {
  const camp = weekly({ moreDays: 6, rrule: 'FREQ=WEEKLY;INTERVAL=3' });
  const before = occurrencesOf([camp], november);
  const after = occurrencesOf([camp], december);
  expect(days(before)).toEqual(['11-05', '11-26']);
  expect(days(after)).toEqual(['11-26', '12-17']);
  expect(after[0]).toBe(before[1]);
});

test('a day taken out, a later end and an answer read anew leave the other occurrences as they are', () => {
  const piano = weekly();
  const before = occurrencesOf([piano], november);
  const changed = { ...withoutDay(piano, '2026-11-12'), updatedAt: '2026-11-13T10:00:00.000Z' };
  const after = occurrencesOf([structuredClone({ ...changed, last: '2026-11-19' })], november);
  expect(days(after)).toEqual(['11-05', '11-19']);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[2]);
});

test('what all of them say, and how their creator looks, makes them other events', () => {
  const piano = weekly();
  const [before] = occurrencesOf([piano], november);
  const [renamed] = occurrencesOf([{ ...piano, title: 'Flute' }], november);
  expect([renamed === before, renamed!.title]).toEqual([false, 'Flute']);
  const blue = { ...piano, creator: { ...piano.creator, color: '#0000FF' } };
  expect(occurrencesOf([blue], november)[0]!.creator.color).toBe('#0000FF');
});
