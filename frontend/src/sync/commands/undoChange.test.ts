import { beforeEach, expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { changedOccurrence, withoutDay } from '@kinday/contracts/seriesEdits';
import { eventsApi } from '../../api/eventsApi';
import { newId } from '../../api/newId';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { occurrencesOf } from '../occurrencesOf';
import { withPending } from '../pendingEditsSlice';
import { perform, type Write } from '../perform';
import { AT, HOME, olga, piano, picnic } from '../sampleFamily.testing';
import { createEvent, deleteEvent, updateEvent } from './eventWrites';
import * as series from './repeating/seriesWrites';
import { undoChange } from './undoChange';

const DAY = '2026-11-12';
const NOVEMBER = { familyId: HOME, month: '2026-11' as const };
const lesson = newEvent(newId(), HOME, olga, { ...picnic, title: 'Lesson' }, AT);
const exam = changedOccurrence(piano, '2026-11-19', newId(), { title: 'Exam' }, AT);
const state = { series: withoutDay(piano, '2026-11-19'), changed: [exam] };
const feast = { ...picnic, title: 'Feast' };

/** What is to be written; the server does just that, and never answers an undo. */
let writing: Write;
let revision: number;

serveStore(({ method, url }) => {
  const headers = { 'Kinday-Revision': String(revision) };
  const month = { events: [lesson, exam], series: [state.series] };
  if (method === 'GET') return Promise.resolve(Response.json(month, { headers }));
  if (url.endsWith('/undo')) return new Promise(() => undefined);
  revision += 1;
  const edits = writing.shown;
  const change = { familyId: HOME, revision, actorId: olga.id, at: AT, edits };
  return Promise.resolve(
    Response.json({ change }, { headers: { 'Kinday-Revision': String(revision) } }),
  );
});

beforeEach(() => {
  revision = 9;
});

const here = { perform: (write: Write) => store.dispatch(perform(write)) };

/** Nobody waits for its end, which comes with that of the test. */
function askForUndo(made: number): void {
  undoChange(here, HOME, made).catch(() => undefined);
}

/** What stands in November, as "Piano 05", as its user sees it. */
function seen(): string[] {
  const { data } = eventsApi.endpoints.getMonth.select(NOVEMBER)(store.getState());
  const { records, range } = withPending(data!, store.getState().pendingEdits);
  const all = [...(records.events ?? []), ...occurrencesOf(records.series ?? [], range!)];
  return all.map(({ title, date }) => `${date.slice(8)} ${title}`).sort();
}

test.each<[string, () => Write]>([
  ['an event that was added', () => createEvent(HOME, olga, feast, newId())],
  ['an event that was edited', () => updateEvent(lesson, feast)],
  ['an event that was deleted', () => deleteEvent(lesson)],
  [
    'one day that was changed',
    () => series.changeOccurrence(state.series, DAY, { ...feast, date: DAY }, newId()),
  ],
  ['one day that was deleted', () => series.deleteOccurrence(state.series, DAY)],
  ['a series that was ended', () => series.deleteSeries(state, DAY)],
  ['a series that was deleted', () => series.deleteSeries(state, null)],
  [
    'a series that was split',
    () => series.splitSeries(state, DAY, { ...feast, date: DAY }, newId()),
  ],
])('[S13] an undo shows %s as it was before, at once', async (_what, write) => {
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  const before = seen();
  writing = write();
  await here.perform(writing);
  expect(seen()).not.toEqual(before);
  askForUndo(revision);
  expect(seen()).toEqual(before);
});

test('what another tab did is shown as undone once the server says so', async () => {
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  const before = seen();
  askForUndo(5);
  expect(seen()).toEqual(before);
  expect(store.getState().pendingEdits).toEqual([]);
});
