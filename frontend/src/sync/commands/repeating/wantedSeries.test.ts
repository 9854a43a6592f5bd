import { expect, test } from '@jest/globals';
import { RuleProblem } from '@kinday/contracts/recurrence/rule';
import { settledRepetition } from '@kinday/contracts/recurrence/settledRepetition';
import { changedOccurrence } from '@kinday/contracts/seriesEdits';
import { occurrenceOf } from '@kinday/contracts/series';
import { AT, HOME, piano, picnic } from '../../sampleFamily.testing';
import { editOver, wantedSeries } from './wantedSeries';

// Runs in several zones: see the projects "dates in …".

const DAY = '2026-11-12';
const on = (date: string) => ({ ...picnic, title: 'Violin', date });

test('an occurrence edited on its day leaves the days of the series as they are', () => {
  const { date, rrule, title } = wantedSeries(piano, DAY, on(DAY), null);
  expect({ date, rrule, title }).toEqual({
    ...{ date: piano.date, rrule: piano.rrule },
    title: 'Violin',
  });
});

test('a moved one moves the series by as many days', () => {
  const { date, rrule } = wantedSeries(piano, DAY, on('2026-11-13'), null);
  expect({ date, rrule }).toEqual({ date: '2026-11-06', rrule: 'FREQ=WEEKLY;BYDAY=FR' });
});

test.each([
  // The days on which clocks change in New York, Berlin and on Lord Howe, and ends of months and years.
  ['FREQ=WEEKLY', '2026-03-07', '2026-03-08', 'FREQ=WEEKLY;BYDAY=SU'],
  ['FREQ=WEEKLY', '2026-03-30', '2026-03-28', 'FREQ=WEEKLY;BYDAY=SA'],
  ['FREQ=WEEKLY', '2026-10-03', '2026-10-05', 'FREQ=WEEKLY;BYDAY=MO'],
  ['FREQ=DAILY;INTERVAL=2', '2026-10-24', '2026-10-25', 'FREQ=DAILY;INTERVAL=2'],
  ['FREQ=MONTHLY', '2026-10-31', '2026-11-01', 'FREQ=MONTHLY;BYMONTHDAY=1'],
  ['FREQ=MONTHLY;BYDAY=-1SA', '2026-10-31', '2026-11-01', 'FREQ=MONTHLY;BYDAY=1SU'],
  ['FREQ=YEARLY', '2026-12-31', '2027-01-01', 'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1'],
])('a series %s from %s on begins on %s after the drag, as %s', (rule, first, to, rrule) => {
  const series = settledRepetition({ date: first, rrule: rule });
  expect(wantedSeries(series, first, on(to), null)).toMatchObject({ date: to, rrule });
});

test('under another rule the series begins with its first day: no stray one stays', () => {
  const { date, rrule } = wantedSeries(piano, DAY, on(DAY), 'FREQ=WEEKLY;BYDAY=TU');
  expect({ date, rrule }).toEqual({ date: '2026-11-10', rrule: 'FREQ=WEEKLY;BYDAY=TU' });
});

test('a rule without a day is refused', () => {
  const never = 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30';
  expect(() => wantedSeries(piano, DAY, on(DAY), never)).toThrow(RuleProblem);
});

test('of a day that was changed by itself, only what was edited is meant for the others', () => {
  const exam = changedOccurrence(piano, DAY, HOME, { title: 'Exam', date: '2026-11-13' }, AT);
  const edited = { ...on('2026-11-13'), title: 'Exam', location: 'Town hall' };
  expect(editOver(occurrenceOf(piano, DAY), exam, edited)).toMatchObject({
    title: 'Piano',
    date: DAY,
    location: 'Town hall',
  });
});
