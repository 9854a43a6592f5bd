import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Change, RecordEdit } from '@kinday/contracts/change';
import { newEvent, type Event } from '@kinday/contracts/event';
import { beginSeries, leaveAlone } from '@kinday/contracts/repeatEdits';
import { occurrenceOf, type Series } from '@kinday/contracts/series';
import {
  changedOccurrence,
  cutSeries,
  splitSeries,
  withoutDay,
} from '@kinday/contracts/seriesEdits';
import { changesSoFar, publishChange } from '../../sync/changeListeners';
import { AT, HOME, olga, piano, picnic } from '../../sync/sampleFamily.testing';
import { useLatestEvent } from './useLatestEvent';

const DAY = '2026-11-12';
const ID = 'c0000000-0000-4000-8000-000000000000';
const OTHER_ID = 'd0000000-0000-4000-8000-000000000000';
const exam = changedOccurrence(piano, DAY, ID, { title: 'Exam' }, AT);
const lesson = newEvent('b0000000-0000-4000-8000-000000000000', HOME, olga, picnic, AT);

const putEvent = (record: Event): RecordEdit => ({ collection: 'events', op: 'put', record });
const putSeries = (record: Series): RecordEdit => ({ collection: 'series', op: 'put', record });
const remove = (collection: 'events' | 'series', id: string): RecordEdit => ({
  collection,
  op: 'remove',
  id,
});

let revision = 0;
afterEach(cleanup);

function happens(...edits: RecordEdit[]): void {
  revision += 1;
  const change: Change = { familyId: HOME, revision, actorId: olga.id, at: AT, edits };
  act(() => publishChange(change));
}

/** What stands on the screen of somebody who has opened an event. */
const open = (event: Event, since = changesSoFar()) =>
  renderHook(() => useLatestEvent(event, since)).result;

test('an occurrence that is changed by itself is the event that it became, until that is undone', () => {
  const seen = open(occurrenceOf(piano, DAY));
  happens(putSeries(withoutDay(piano, DAY)), putEvent(exam));
  expect(seen.current).toEqual({ latest: exam, isDeleted: false });
  happens(putSeries(piano), remove('events', ID));
  expect(seen.current).toEqual({ latest: occurrenceOf(piano, DAY), isDeleted: false });
});

test('a changed occurrence that is undone is one of the series again', () => {
  const seen = open(exam);
  happens(putSeries(piano), remove('events', ID));
  expect(seen.current).toEqual({ latest: occurrenceOf(piano, DAY), isDeleted: false });
});

test('an occurrence follows its series, also to the one that a split makes', () => {
  const seen = open(occurrenceOf(piano, DAY));
  happens(putSeries({ ...piano, title: 'Violin' }));
  expect(seen.current.latest.title).toBe('Violin');
  const state = { series: piano, changed: [] };
  const split = splitSeries(state, DAY, OTHER_ID, { ...picnic, date: DAY, title: 'Flute' }, AT)!;
  happens(putSeries(split.ended!), putSeries(split.series));
  expect(seen.current.latest).toMatchObject({ title: 'Flute', seriesId: OTHER_ID });
  happens(remove('series', OTHER_ID));
  expect(seen.current.isDeleted).toBe(true);
});

test('an occurrence whose series was moved is the one in its new place', () => {
  const seen = [open(occurrenceOf(piano, DAY)), open(occurrenceOf(piano, '2026-11-19'))];
  const friday = { ...picnic, date: '2026-11-20', title: 'Piano' };
  const split = splitSeries(
    { series: piano, changed: [] },
    '2026-11-19',
    OTHER_ID,
    { ...friday, rrule: 'FREQ=WEEKLY;BYDAY=FR' },
    AT,
  )!;
  happens(putSeries(split.ended!), putSeries(split.series));
  expect(seen.map(({ current }) => [current.latest.date, current.isDeleted])).toEqual([
    [DAY, false],
    ['2026-11-20', false],
  ]);
  happens(putSeries(withoutDay(split.series, '2026-11-20')));
  expect(seen.map(({ current }) => current.isDeleted)).toEqual([false, true]);
});

test('an event that begins to repeat is the first of its series, and the event again when it is undone', () => {
  const seen = open(lesson);
  const { series } = beginSeries(lesson, OTHER_ID, { ...picnic, rrule: 'FREQ=DAILY' }, AT);
  happens(putSeries(series), remove('events', lesson.id));
  expect(seen.current).toEqual({
    latest: occurrenceOf(series, picnic.date),
    isDeleted: false,
  });
  happens(remove('series', OTHER_ID), putEvent(lesson));
  expect(seen.current).toEqual({ latest: lesson, isDeleted: false });
});

test('of a series that repeats no more the day that stays is shown, and the others are deleted', () => {
  const [kept, other] = [open(occurrenceOf(piano, DAY)), open(occurrenceOf(piano, '2026-11-19'))];
  const wanted = { scope: 'all' as const, id: ID, fields: { ...picnic, date: DAY } };
  const { event } = leaveAlone({ series: piano, changed: [] }, DAY, wanted, AT);
  happens(remove('series', piano.id), putEvent(event));
  expect(kept.current).toEqual({ latest: event, isDeleted: false });
  expect(other.current.isDeleted).toBe(true);
});

test('what is deleted reads as deleted, and what others do elsewhere does not matter', () => {
  const seen = [open(lesson), open(exam), open(occurrenceOf(piano, DAY))];
  happens(putEvent({ ...lesson, id: OTHER_ID }), putSeries({ ...piano, id: OTHER_ID }));
  expect(seen.map(({ current }) => current.isDeleted)).toEqual([false, false, false]);
  happens(putSeries(cutSeries(piano, DAY, AT)!), remove('events', exam.id));
  happens(remove('events', lesson.id));
  expect(seen.map(({ current }) => current.isDeleted)).toEqual([true, true, true]);
});

test('what happened while the details were on their way is seen, and nothing before that', () => {
  happens(remove('events', lesson.id));
  const since = changesSoFar();
  expect(open(lesson, since).current.isDeleted).toBe(false);
  happens(putEvent({ ...lesson, title: 'Flute' }));
  happens(remove('events', exam.id));
  expect(open(lesson, since).current.latest.title).toBe('Flute');
  expect(open(exam, since).current.isDeleted).toBe(true);
});
