import { expect, test } from '@jest/globals';
import { RuleProblem } from '@kinday/contracts/recurrence/rule';
import { changedOccurrence } from '@kinday/contracts/seriesEdits';
import { occurrenceOf } from '@kinday/contracts/series';
import { AT, HOME, piano, picnic } from '../../../sync/sampleFamily.testing';
import { editOver, wantedSeries } from './wantedSeries';

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
