import { expect, test } from '@jest/globals';
import type { Event } from './event.js';
import { ABSENT, eventFieldsOf } from './eventFields.js';
import { changedOccurrence, editSeries, splitSeries, withoutDay } from './seriesEdits.js';
import type { SeriesFields } from './series.js';
import { newSeries } from './seriesInput.js';

const AT = '2026-11-01T10:00:00.000Z';
const HOME = 'f0000000-0000-4000-8000-000000000000';
const olga = { id: 'a0000000-0000-4000-8000-000000000000', name: 'Olga', color: null, phone: null };
/** Thursdays from November 5, 2026 on. */
const weekly: SeriesFields = {
  ...{ ...ABSENT, title: 'Piano', date: '2026-11-05', isAllDay: true, rrule: 'FREQ=WEEKLY' },
  ...{ startTime: null, endTime: null, notes: null },
  ...{ mainCategory: 'General family gatherings', subCategory: 'Picnic' },
};
const whole = newSeries('e0000000-0000-4000-8000-000000000000', HOME, olga, weekly, AT);
const series = withoutDay(whole, '2026-11-12');
/** The Thursday that was put on Friday 13, under another title. */
const exam = changedOccurrence(
  whole,
  '2026-11-12',
  HOME,
  { title: 'Exam', date: '2026-11-13' },
  AT,
);

/** An edit of all that was made in the exam, typed as `fields` say. */
function edit(fields: Partial<Event>, wanted: Partial<SeriesFields> = {}) {
  const typed = { id: exam.id, fields: eventFieldsOf({ ...exam, ...fields }) };
  const done = editSeries({ series, changed: [exam] }, { ...weekly, ...wanted }, AT, typed);
  return { ...done, exam: done.changed[0] };
}

test('the changed occurrence that a person edits is as it was typed, also where it differed', () => {
  const done = edit({ title: 'Recital', location: 'Hall' }, { title: 'Recital', location: 'Hall' });
  expect(done.series).toMatchObject({ title: 'Recital', except: ['2026-11-12'] });
  expect(done.exam).toMatchObject({ title: 'Recital', date: '2026-11-13', location: 'Hall' });
  expect(done.exam).toMatchObject({ seriesDate: '2026-11-12', version: exam.version + 1 });
});

test('typed as the series is, it says the same as the series', () => {
  expect(edit({ title: 'Piano' }).exam).toMatchObject({ title: 'Piano' });
});

test('moved along, it stands on the day that was typed', () => {
  const moved = edit({ date: '2026-11-14' }, { date: '2026-11-07', rrule: 'FREQ=WEEKLY;BYDAY=SA' });
  expect(moved.exam).toMatchObject({ date: '2026-11-14', seriesDate: '2026-11-14' });
  expect(moved.series.except).toEqual(['2026-11-14']);
});

test('under a rule that has its own day and not the one it stood for, it stands for its own', () => {
  const fridays = edit({}, { date: '2026-11-06', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR,MO' });
  expect(fridays.freed).toBe(0);
  expect(fridays.exam).toMatchObject({ date: '2026-11-13', seriesDate: '2026-11-13' });
  expect(fridays.series.except).toEqual(['2026-11-13']);
});

test('the same from a day on', () => {
  const typed = { id: exam.id, fields: eventFieldsOf({ ...exam, title: 'Recital' }) };
  const wanted = { ...weekly, rrule: undefined, date: '2026-11-12', title: 'Violin' };
  const state = { series, changed: [exam] };
  const split = splitSeries(state, '2026-11-12', HOME.replace('f', 'd'), wanted, AT, typed);
  expect(split?.changed).toMatchObject([{ title: 'Recital', seriesId: split?.series.id }]);
});
