import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { occurrenceOf } from '@kinday/contracts/series';
import { changedOccurrence, withoutDay } from '@kinday/contracts/seriesEdits';
import { eventsApi } from '../../../api/eventsApi';
import { serveStore } from '../../../serveStore.testing';
import { store } from '../../../store';
import { withPending } from '../../pendingEditsSlice';
import { occurrencesOf } from '../../occurrencesOf';
import { AT, HOME, olga, piano, picnic } from '../../sampleFamily.testing';
import * as writes from './seriesWrites';
import { perform, type Write } from '../../perform';

const DAY = '2026-11-12';
const ID = 'c0000000-0000-4000-8000-000000000000';
const NOVEMBER = { familyId: HOME, month: '2026-11' as const };
const exam = changedOccurrence(piano, '2026-11-19', ID, { title: 'Exam' }, AT);
const lesson = newEvent('b0000000-0000-4000-8000-000000000000', HOME, olga, picnic, AT);
/** Thursdays, of which the third was changed by itself. */
const state = { series: withoutDay(piano, '2026-11-19'), changed: [exam] };

/** The server: it has the lesson, the series and the exam, and refuses every write. */
function serve(request: Request): Promise<Response> {
  const headers = { 'Kinday-Revision': '9' };
  const month = { events: [lesson, exam], series: [state.series] };
  const refusal = { code: 'event_changed', error: 'Somebody was faster' };
  return Promise.resolve(
    request.method === 'GET'
      ? Response.json(month, { headers })
      : Response.json(refusal, { status: 409 }),
  );
}
serveStore(serve);

/** What stands in November, as "Piano 05", as its user sees it. */
function seen(): string[] {
  const { data } = eventsApi.endpoints.getMonth.select(NOVEMBER)(store.getState());
  const { records, range } = withPending(data!, store.getState().pendingEdits);
  const all = [...(records.events ?? []), ...occurrencesOf(records.series ?? [], range!)];
  return all.map(({ title, date }) => `${date.slice(8)} ${title}`).sort();
}

const BEFORE = ['05 Piano', '12 Piano', '18 Picnic', '19 Exam', '26 Piano'];
const edited = { ...picnic, title: 'Violin', date: DAY };
const weekly = { ...picnic, title: 'Violin', rrule: 'FREQ=WEEKLY' };
const alone = { scope: 'all' as const, fields: edited, id: olga.id };

test.each<[string, () => Write, string[]]>([
  [
    'all get another title, but for the one that has its own',
    () => writes.updateSeries(state, { ...weekly, date: piano.date }),
    ['05 Violin', '12 Violin', '18 Picnic', '19 Exam', '26 Violin'],
  ],
  [
    'those from a day on get another title',
    () => writes.splitSeries(state, DAY, edited, olga.id),
    ['05 Piano', '12 Violin', '18 Picnic', '19 Exam', '26 Violin'],
  ],
  [
    'one gets another title',
    () => writes.changeOccurrence(state.series, DAY, edited, olga.id),
    ['05 Piano', '12 Violin', '18 Picnic', '19 Exam', '26 Piano'],
  ],
  [
    'one is deleted',
    () => writes.deleteOccurrence(state.series, DAY),
    ['05 Piano', '18 Picnic', '19 Exam', '26 Piano'],
  ],
  [
    'those from a day on are deleted',
    () => writes.deleteSeries(state, DAY),
    ['05 Piano', '18 Picnic'],
  ],
  [
    'an event begins to repeat',
    () => writes.repeatEvent(lesson, weekly, olga.id),
    ['05 Piano', '12 Piano', '18 Violin', '19 Exam', '25 Violin', '26 Piano'],
  ],
  [
    'one stays alone',
    () => writes.leaveOccurrenceAlone(state, occurrenceOf(piano, DAY), alone),
    ['12 Violin', '18 Picnic'],
  ],
])('[S13] at once %s; refused, all is as it was', async (_what, edit, shown) => {
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  const written = store.dispatch(perform(edit()));
  expect(seen()).toEqual(shown);
  await expect(written).rejects.toMatchObject({ code: 'event_changed' });
  expect(seen()).toEqual(BEFORE);
});
