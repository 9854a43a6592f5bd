import { expect, test } from '@jest/globals';
import type { View } from '@kinday/contracts/applyChange';
import { monthRange } from '@kinday/contracts/calendarDate';
import { newEvent } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { changedOccurrence } from '@kinday/contracts/seriesEdits';
import { newSeries } from '@kinday/contracts/seriesInput';
import { asTold } from '@kinday/contracts/shownIn';
import { newId } from '../../api/newId';
import { AT, HOME, olga, picnic } from '../../sync/sampleFamily.testing';
import { eventsInView, eventsOnce } from './eventsInView';

const BERLIN = 'Europe/Berlin';
const timed = { ...picnic, isAllDay: false, startTime: '09:00', endTime: '10:00' };
const weekly = { ...timed, title: 'Piano', date: '2026-11-05', rrule: 'FREQ=WEEKLY;COUNT=2' };

test('a month lists its events and the occurrences of its series in one order', () => {
  const records = {
    events: ['2026-11-12', '2026-11-18'].map((date) =>
      newEvent(newId(), HOME, olga, { ...picnic, date }, AT),
    ),
    series: [newSeries(newId(), HOME, olga, weekly, AT)],
  };
  const view: View = { familyId: HOME, revision: 1, range: monthRange('2026-11'), records };
  const listed = eventsInView(view, BERLIN);
  expect(listed.map(({ title, date }) => `${title} ${date.slice(5)}`)).toEqual([
    'Piano 11-05',
    'Picnic 11-12',
    'Piano 11-12',
    'Picnic 11-18',
  ]);
  expect(eventsInView({ ...view, revision: 2 }, BERLIN)).toBe(listed);
  const alone = { ...view, records: { ...records, series: [] } };
  expect(eventsInView(alone, BERLIN)).toEqual(records.events);
});

test('an event that goes on into the next month is counted once', () => {
  const trip = newEvent(newId(), HOME, olga, { ...picnic, date: '2026-11-28', moreDays: 5 }, AT);
  const carols = newEvent(newId(), HOME, olga, { ...picnic, date: '2026-12-20' }, AT);
  expect(eventsOnce([[trip], [structuredClone(trip), carols]])).toEqual([trip, carols]);
});

/** Twice, on Sundays at 8 PM in New York: on Mondays at 2 AM in Berlin. */
const far = { ...timed, startTime: '20:00', endTime: '21:00', zone: 'America/New_York' };
const calls = { ...far, title: 'Call', date: '2026-11-22', rrule: 'FREQ=WEEKLY;COUNT=2' };

function november(events: Partial<EventFields>[]): View {
  const records = {
    events: events.map((fields) => newEvent(newId(), HOME, olga, { ...far, ...fields }, AT)),
    series: [newSeries(newId(), HOME, olga, calls, AT)],
  };
  return { familyId: HOME, revision: 1, range: monthRange('2026-11'), records };
}

test('what has a zone of its own stands on the family’s day and hour, in their order', () => {
  const view = november([{ date: '2026-11-22', startTime: '17:00', endTime: '18:00' }]);
  const [picnic, call, last] = eventsInView(view, BERLIN);
  expect(picnic).toMatchObject({ date: '2026-11-22', startTime: '23:00', endTime: '00:00' });
  expect(call).toMatchObject({ date: '2026-11-23', startTime: '02:00', seriesDate: '2026-11-22' });
  expect(last).toMatchObject({ date: '2026-11-30', seriesDate: '2026-11-29' });
  expect(asTold(picnic!)).toBe(view.records.events?.[0]);
  const [told] = eventsInView(view, 'America/New_York');
  expect(told).toBe(view.records.events?.[0]);
});

test('an event that did not change is the same object after another one did, and in another month', () => {
  const view = november([{ date: '2026-11-30' }, { date: '2026-11-10' }]);
  const before = eventsInView(view, BERLIN);
  const [stays, changes] = view.records.events!;
  const events = [stays!, { ...changes!, title: 'Other', version: 2 }];
  const after = eventsInView({ ...view, records: { ...view.records, events } }, BERLIN);
  expect(after.filter((event) => !before.includes(event)).map(({ title }) => title)).toEqual([
    'Other',
  ]);
  const december = { ...view, range: monthRange('2026-12') };
  const next = eventsInView(
    { ...december, records: { ...view.records, events: [stays!] } },
    BERLIN,
  );
  expect(before).toContain(next[0]);
});

test('a changed occurrence keeps the day on which it would begin', () => {
  const [series] = november([]).records.series!;
  const exam = changedOccurrence(series!, '2026-11-29', newId(), { title: 'Exam' }, AT);
  const view = { ...november([]), records: { events: [exam], series: [] } };
  expect(eventsInView(view, BERLIN)).toMatchObject([
    { title: 'Exam', date: '2026-11-30', startTime: '02:00', seriesDate: '2026-11-29' },
  ]);
});

test('what another month tells stands in its place among the events of its day', () => {
  const november = [
    newEvent(newId(), HOME, olga, { ...timed, date: '2026-12-01', startTime: '05:00' }, AT),
  ];
  const december = ['03:00', '08:00'].map((startTime) =>
    newEvent(newId(), HOME, olga, { ...timed, date: '2026-12-01', startTime }, AT),
  );
  const hours = eventsOnce([november, december]).map(({ startTime }) => startTime);
  expect(hours).toEqual(['03:00', '05:00', '08:00']);
});
