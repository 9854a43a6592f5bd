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

/** Thursdays at 9 in Berlin, with an exam of the same hours on one of them. */
const clocked = { isAllDay: false, startTime: '09:00', endTime: '10:00', zone: 'Europe/Berlin' };
const timedWhole = newSeries(whole.id, HOME, olga, { ...weekly, ...clocked }, AT);
const timedExam = changedOccurrence(timedWhole, '2026-11-12', HOME, { title: 'Exam' }, AT);
const later = changedOccurrence(
  timedWhole,
  '2026-11-19',
  HOME.replace('f', 'b'),
  { startTime: '11:00', endTime: '12:00' },
  AT,
);

test.each([
  ['to another zone', { ...clocked, zone: 'America/New_York' }],
  ['to the family’s clock', { ...clocked, zone: null }],
  ['to whole days', { isAllDay: true, startTime: null, endTime: null, zone: null }],
])(
  'a changed occurrence goes along %s with its hours, or keeps its own in its zone',
  (_to, time) => {
    const state = {
      series: withoutDay(withoutDay(timedWhole, '2026-11-12'), '2026-11-19'),
      changed: [timedExam, later],
    };
    const { changed } = editSeries(state, { ...weekly, ...time }, AT);
    expect(changed).toMatchObject([{ title: 'Exam', ...time }]);
  },
);

test('one that has another zone than its series keeps its hours there', () => {
  const inTokyo = { ...timedExam, zone: 'Asia/Tokyo' };
  const state = { series: withoutDay(timedWhole, '2026-11-12'), changed: [inTokyo] };
  const moved = { ...weekly, ...clocked, startTime: '08:00' };
  expect(editSeries(state, moved, AT).changed).toEqual([]);
});

test('days that a move takes beyond the last one are none of the series’', () => {
  const ends = { ...weekly, date: '9999-12-02', rrule: 'FREQ=WEEKLY;UNTIL=99991230' };
  const last = withoutDay(newSeries(whole.id, HOME, olga, ends, AT), '9999-12-30');
  const state = { series: { ...last, extra: ['9999-12-31'] }, changed: [] };
  const moved = editSeries(state, { ...ends, date: '9999-12-04', rrule: state.series.rrule }, AT);
  const { date, extra, except, last: end } = moved.series;
  expect([date, ...extra, ...except, end].filter((day) => day && day.length > 10)).toEqual([]);
});
